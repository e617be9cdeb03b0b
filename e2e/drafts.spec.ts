import { declineConsent, expect, short, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const shown = { de: 'Rahmen-Hyaluron', en: 'Framed hyaluronic acid' };

test('a preview is shown in a frame of the site, in both languages, and stays one when React takes over', async ({
  page,
}) => {
  await declineConsent(page);
  await signIn(page, 'staff@example.org', '/staff');
  const draft = await page.evaluate(async (names) => {
    const json = { 'content-type': 'application/json' };
    const filter = encodeURIComponent('{"slug":"hyaluron","draft_of_id":null}');
    const [record] = await (await fetch(`/api/treatments/?filter=${filter}`)).json();
    const open = `/api/drafts/treatments/${record.id}/open`;
    const opened = await (await fetch(open, { method: 'POST', headers: json, body: '{}' })).json();
    const body = JSON.stringify({ name_de: names.de, name_en: names.en });
    const headers = { ...json, 'if-match': `"${opened.version}"` };
    const { status } = await fetch(`/api/treatments/${opened.id}`, {
      method: 'PUT',
      headers,
      body,
    });
    return { id: opened.id as string, status };
  }, shown);
  expect(draft.status).toBe(200);

  for (const [lang, name] of Object.entries(shown)) {
    const address = `/hyaluron?lang=${lang}&draft=treatments/${draft.id}`;
    await page.evaluate((src) => {
      document.querySelector('iframe')?.remove();
      const frame = Object.assign(document.createElement('iframe'), { src, width: 1000 });
      document.body.prepend(frame);
    }, address);
    const frame = page.frameLocator('iframe');
    const heading = frame.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    const note = frame.getByRole('complementary', { name: /^(Vorschau|Preview)/ });
    await expect(note).toBeInViewport();
    // The first press starts React, which renders the page from its data.
    await frame.getByRole('button', { name: /Cookie/ }).click();
    await expect.poll(() => heading.evaluate(() => '__app' in window)).toBe(true);
    await expect(heading).toHaveText(name);
    await expect(note).toHaveCount(1);
  }
  await page.goto('/hyaluron');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shown.de);
});

test(
  'a sentence of a treatment’s draft is on no page until it is published, and then in both languages',
  short,
  async ({ page, browser, site }) => {
    const own = { de: 'Rahmensatz: hält dauerhaft.', en: 'A framing sentence about time.' };
    await signIn(page, 'staff@example.org', '/staff/treatments');
    await page.getByRole('link', { name: /^Skinbooster/ }).click();
    await page.getByLabel('Kurzer Text, Deutsch').fill(own.de);
    await page.getByLabel('Kurzer Text, Englisch').fill(own.en);
    await page.getByLabel('Kurzer Text, Englisch').press('Tab');
    await expect(page.getByText('2 Felder geändert')).toBeVisible();

    const context = await browser.newContext({ baseURL: site.url });
    const textOf = async (lang: string) =>
      (await context.request.get(`/skinbooster?lang=${lang}`)).text();
    for (const lang of ['de', 'en'] as const) {
      expect(await textOf(lang)).not.toContain(own[lang]);
      const preview = page.getByRole('link', { name: `Vorschau ${lang.toUpperCase()}` });
      const shown = page.waitForEvent('popup');
      await preview.click();
      await expect((await shown).getByText(own[lang]).first()).toBeVisible();
      await (await shown).close();
    }

    const publish = page.getByRole('button', { name: 'Veröffentlichen' });
    await publish.click();
    await expect(page.getByText('Noch nicht veröffentlicht', { exact: false })).toBeVisible();
    expect(await textOf('de')).not.toContain(own.de);
    await page.getByText('Erlauben …').click();
    await page.getByLabel('Grund, warum es so bleiben darf').fill('Von der Kammer geprüft.');
    await page.getByRole('button', { name: 'Mit diesem Grund erlauben' }).click();
    await expect(
      page.getByText(/erlaubt von .*Clara Mustermann am .*: Von der Kammer/),
    ).toBeVisible();
    await publish.click();
    await expect(publish).toHaveCount(0);
    for (const lang of ['de', 'en'] as const)
      await expect.poll(() => textOf(lang)).toContain(own[lang]);
    await context.close();
  },
);

test('a user whose open draft another user publishes continues in a new draft', async ({
  page,
  browser,
  site,
}) => {
  const open = async (at: typeof page) => {
    await signIn(at, 'staff@example.org', '/staff/treatments');
    await at.getByRole('link', { name: /^Microneedling/ }).click();
    const text = at.getByLabel('Kurzer Text, Deutsch');
    await expect(text).toBeVisible();
    return text;
  };
  const other = await browser.newContext({ baseURL: site.url });
  const [own, their] = [await open(page), await open(await other.newPage())];
  await their.fill('Ein Satz der Kollegin.');
  await expect(own).toHaveValue('Ein Satz der Kollegin.');
  await their.press('Control+Enter');
  await expect(page.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  // The field is the record's again: in the moment in which the draft goes it is another element.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expect(own).toHaveId(`treatments-${id}-summary_de`);
  await own.fill('Und noch ein Satz.');
  await expect(page.getByText('ein Feld geändert', { exact: false })).toBeVisible();
  await own.press('Control+Enter');
  await expect(their).toHaveValue('Und noch ein Satz.');
  await expect(page.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await other.close();
});

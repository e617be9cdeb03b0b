import { setTimeout as sleep } from 'node:timers/promises';
import { siteWords } from '@praxiskit/web/records';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, startTestNode, stopAll, type TestNode } from './support/node.ts';
import { publish } from './support/publish.ts';
import { readMails } from './support/read-mails.ts';

afterAll(stopAll);

type Row = Record<string, unknown> & { id: string; version: number; words: object };
type Details = Record<string, { message: string }[]>;

/** A node that is overloaded says so, and asks to be tried again. */
async function answered<Answer extends { status: number }>(ask: () => Promise<Answer>) {
  for (const until = Date.now() + 20_000; ; await sleep(200)) {
    const answer = await ask();
    if (answer.status !== 503 || Date.now() > until) return answer;
  }
}

/** Requests about the single texts of a page: its draft, saved and published. */
function pagesOf(staff: TestClient) {
  async function find(slug: string): Promise<Row> {
    const query = encodeURIComponent(JSON.stringify({ draft_of_id: null, slug }));
    const { body } = await answered(() => staff.get<Row[]>(`/api/pages/?filter=${query}`));
    if (!body[0]) throw new Error(`No page ${slug}`);
    return body[0];
  }
  async function write(slug: string, words: object) {
    const { id } = await find(slug);
    const { body: draft } = await answered(() =>
      staff.send<Row>('POST', `/api/drafts/pages/${id}/open`),
    );
    const values = { ...draft, words };
    const ifMatch = { 'if-match': `"${draft.version}"` };
    const saved = await answered(() =>
      staff.send<Row & { code: string; details: Details }>(
        'PUT',
        `/api/pages/${draft.id}`,
        values,
        ifMatch,
      ),
    );
    const { version } = saved.body;
    const publish = () =>
      answered(() =>
        staff.send<{ code: string }>('POST', `/api/drafts/pages/${id}/publish`, { version }),
      );
    return { id, saved, publish };
  }
  return { find, write };
}

/** The text of a page, as one line. */
async function said(guest: TestClient, path: string): Promise<string> {
  const { body } = await answered(() => guest.get<string>(path));
  return body
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');
}

test('a text that staff have published is on the page of two nodes soon, in both languages, and not before', async () => {
  const env = await freshEnvironment('postgres');
  const [one, two] = await Promise.all([startTestNode(env), startTestNode(env)]);
  const staff = createClient(one.url);
  await staff.signIn('staff@example.org');
  const guests = [createClient(one.url), createClient(two.url)];
  const pages = () =>
    Promise.all(
      guests.flatMap((guest) =>
        ['de', 'en'].map(async (lang) => {
          const text = await said(guest, `/?lang=${lang}`);
          return [/SATZ \S+/.exec(text)?.[0], /Eine Frage von|A matter of/.exec(text)?.[0]];
        }),
      ),
    );
  const before = ['Eine Frage von', 'A matter of', 'Eine Frage von', 'A matter of'];
  expect(await pages()).toEqual(before.map((headline) => [undefined, headline]));

  const words = { home_headline_de: 'SATZ eins', home_headline_en: 'SATZ one' };
  const { publish } = await pagesOf(staff).write('home', words);
  expect(await pages()).toEqual(before.map((headline) => [undefined, headline]));
  expect((await publish()).status).toBe(200);
  const after = ['SATZ eins', 'SATZ one', 'SATZ eins', 'SATZ one'];
  await vi.waitFor(
    async () => expect(await pages()).toEqual(after.map((headline) => [headline, undefined])),
    { timeout: 4000, interval: 20 },
  );
});

describe('on one node', () => {
  let node: TestNode;
  let staff: TestClient;
  let guest: TestClient;
  let pages: ReturnType<typeof pagesOf>;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment('pglite'));
    staff = createClient(node.url);
    guest = createClient(node.url);
    await staff.signIn('staff@example.org');
    pages = pagesOf(staff);
  });

  test.each([
    ['home', 'layers.unterhaut.name', ['/', '/preise', '/hyaluron', '/termin', '/nichts-hier']],
    ['home', 'layers.unterhaut.about', ['/']],
    ['home', 'home.finder', ['/']],
    ['home', 'practice.doctor.title', ['/']],
    ['home', 'error.notFoundText', ['/nichts-hier']],
    ['home', 'way.description', ['/']],
    ['home', 'site.depthNote', ['/', '/impressum']],
    ['preise', 'prices.note', ['/preise', '/hyaluron']],
    ['preise', 'prices.adviceWhen', ['/preise']],
    ['behandlungen', 'treatment.works', ['/hyaluron']],
    ['behandlungen', 'treatments.risksLead', ['/hyaluron']],
    ['behandlungen', 'treatments.titles.evidence', ['/hyaluron', '/lipolyse']],
    ['behandlungen', 'treatments.help.emergency.text', ['/hyaluron']],
    ['termin', 'myDay.advice', ['/termin']],
    ['anfrage', 'contactRequests.headline', ['/', '/anfrage']],
    ['anfrage', 'contactRequests.steps.1.text', ['/', '/anfrage']],
  ])('a text that staff write for %s is on each page that has it: %s', async (slug, key, paths) => {
    const name = key.replaceAll('.', '_');
    const words = { [`${name}_de`]: 'NEU (GOÄ).', [`${name}_en`]: 'NEW (GOÄ).' };
    const { publish } = await pages.write(slug, words);
    expect((await publish()).status).toBe(200);
    const usual = siteWords.find((word) => word.key === key)?.text;
    for (const path of paths) {
      const [german, english] = [await said(guest, path), await said(guest, `${path}?lang=en`)];
      expect(german, path).toContain('NEU (GOÄ).');
      expect(english, path).toContain('NEW (GOÄ).');
      expect(german).not.toContain(usual?.de.replace(/\s+/g, ' ').replace(/'/g, '’'));
    }
    // Emptied, the site's own comes back.
    await (await pages.write(slug, {})).publish();
    expect(await said(guest, paths[0] ?? '')).not.toContain('NEU (GOÄ).');
  });

  test('each text that staff may write can be written as the site has it, and is then the same page', async () => {
    const before = await said(guest, '/?lang=en');
    for (const slug of ['home', 'preise', 'behandlungen', 'termin', 'anfrage', 'mails']) {
      const own = siteWords.map(({ key, text }) => [key.replaceAll('.', '_'), text] as const);
      const words = Object.fromEntries(
        own.flatMap(([name, text]) => [
          [`${name}_de`, text.de],
          [`${name}_en`, text.en],
        ]),
      );
      const { saved } = await pages.write(slug, slug === 'home' ? words : {});
      expect(saved.body.details).toBeUndefined();
      expect(saved.status, slug).toBe(200);
    }
    const home = await pages.find('home');
    await staff.send('POST', `/api/drafts/pages/${home.id}/discard`, {});
    expect(await said(guest, '/?lang=en')).toBe(before);
  });

  test('each text that staff may write is shown on a page, in both languages', async () => {
    const marks = siteWords.map(({ key, keeps = [] }, at) => ({
      key,
      name: key.replaceAll('.', '_'),
      mark: `Wort${at}w`,
      text: [`Wort${at}w`, ...keeps].join(' '),
    }));
    const words = Object.fromEntries(
      marks.flatMap(({ name, text }) => [
        [`${name}_de`, text],
        [`${name}_en`, text],
      ]),
    );
    await (await pages.write('home', words)).publish();
    const visitor = createClient(node.url);
    const receipts = { de: '', en: '' };
    for (const contact of ['wort@beispiel.example', '03643 000 00 07']) {
      const { body } = await visitor.get<{ stamp: string; wait_ms: number }>('/api/requests/stamp');
      await sleep(body.wait_ms);
      const fields = { name: 'Wort', contact, consent: 'yes', stamp: body.stamp };
      await visitor.request('/api/requests/send', {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      for (const lang of ['de', 'en'] as const) {
        receipts[lang] += (await visitor.get<string>(`/anfrage?lang=${lang}`)).body;
      }
    }
    for (const lang of ['de', 'en'] as const) {
      const paths = ['/', '/preise', '/microneedling', '/vitamininfusion', '/termin', '/weg'];
      const bodies = await Promise.all(
        paths.map(async (path) => {
          const ask = () => guest.get<string>(`${path}?lang=${lang}`);
          return (await answered(ask)).body;
        }),
      );
      // Scripts carry the texts, too: only what is shown counts.
      const all = [...bodies, receipts[lang]].join('\n').replace(/<script[\s\S]*?<\/script>/g, '');
      const unread = marks.filter(
        ({ key, mark }) => !key.startsWith('mails.') && !all.includes(mark),
      );
      expect(unread.map(({ key }) => key)).toEqual([]);
    }
    await (await pages.write('home', {})).publish();
  });

  test('the editor’s preview of texts for all treatments is a treatment that is offered', async () => {
    type Payload = { data: { pages: { slug: string; address: string }[] } };
    const { id } = await pages.find('behandlungen');
    for (let left = 2; left > 0; left -= 1) {
      const { body } = await answered(() => staff.get<Payload>(`/staff/pages/${id}/_payload.json`));
      const address = body.data.pages.find(({ slug }) => slug === 'behandlungen')?.address;
      expect((await answered(() => guest.get(address ?? ''))).status).toBe(200);
      const filter = encodeURIComponent(JSON.stringify({ slug: address?.slice(1) }));
      const rows = await staff.get<Row[]>(`/api/treatments/?filter=${filter}`);
      const published = await publish(staff, 'treatments', rows.body[0]?.id ?? '', {
        active: false,
      });
      expect(published.status).toBe(200);
    }
  });

  test('a preview shows the draft’s text, and the public page does not', async () => {
    const { id } = await pages.write('home', { home_headline_de: 'VORSCHAU' });
    const preview = await said(staff, `/?draft=pages/${id}`);
    expect(preview).toContain('VORSCHAU');
    expect(await said(guest, '/')).not.toContain('VORSCHAU');
  });

  test.each<[string, object, RegExp]>([
    ['a text that no page has', { home_nothing_de: 'x' }, /home_nothing_de/],
    ['a place that it does not have', { home_headline_de: 'Ab {fee}' }, /\{fee\}/],
    ['a note on prices without GOÄ', { prices_note_de: 'Alle Preise in Euro.' }, /GOÄ/],
    ['a mail without its link', { mails_letter_text_de: 'Ein Brief.' }, /\{link\}/],
    ['a headline of two lines', { home_headline_de: 'Eins\nZwei' }, /Nur eine Zeile/],
    ['more than a text may have', { home_finder_de: 'x'.repeat(2001) }, /2\.000 Zeichen/],
    ['what is no text', { home_finder_de: 5 }, /./],
  ])('%s is refused, and says why', async (_what, words, why) => {
    const { saved } = await pages.write('home', words);
    expect(saved.status).toBe(422);
    expect(saved.body.details.words?.map(({ message }) => message).join()).toMatch(why);
  });

  test('a promise in a page’s text prevents publishing, like in any other text [§ 3 HWG]', async () => {
    const { publish } = await pages.write('home', {
      home_headline_de: 'Das Ergebnis hält dauerhaft.',
    });
    const refused = await publish();
    expect([refused.status, refused.body.code]).toEqual([422, 'FINDINGS_OPEN']);
  });

  test('the mail to a sender has the practice’s own text', async () => {
    const words = {
      mails_request_subject_de: 'Danke für Ihre Anfrage an {practice}',
      mails_request_text_de: 'Guten Tag,\n\nwir rufen Sie an. Unsere Nummer: {phone}.\n',
    };
    await (await pages.write('mails', words)).publish();
    const { body } = await guest.get<{ stamp: string; wait_ms: number }>('/api/requests/stamp');
    await sleep(body.wait_ms);
    const sent = await guest.send('POST', '/api/requests/send', {
      name: 'Katharina Brandt',
      contact: 'katharina@beispiel.example',
      treatment: '',
      reachable: [],
      consent: true,
      stamp: body.stamp,
    });
    expect(sent.status).toBe(201);
    await vi.waitFor(
      async () => {
        const [mail] = await readMails(node.env.DATA_DIR ?? '', 'katharina@beispiel.example');
        expect(mail?.subject).toBe('Danke für Ihre Anfrage an Praxis Aurelia');
        expect(mail?.text).toMatch(/wir rufen Sie an\. Unsere Nummer: 0\d/);
      },
      { timeout: 20_000, interval: 100 },
    );
    // No page carries it.
    const payload = (await guest.get('/_payload.json')).body;
    expect(JSON.stringify(payload)).not.toContain('Danke für Ihre Anfrage');
  });
});

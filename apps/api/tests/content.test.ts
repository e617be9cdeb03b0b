import { createRouteTable } from '@praxiskit/pages';
import { missingParts } from '@praxiskit/treatments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createViews } from '../src/modules/records/views.ts';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, startTestNode, stopAll, type TestNode } from './support/node.ts';
import { enterOwnFacts } from './support/own-facts.ts';
import { publish } from './support/publish.ts';

let node: TestNode;
let guest: TestClient;
let indexed: string[];

beforeAll(async () => {
  node = await startTestNode(await freshEnvironment('pglite'));
  guest = createClient(node.url);
  const { body } = await guest.get<string>('/sitemap.xml');
  indexed = [...body.matchAll(/<loc>([^<?]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
});
afterAll(stopAll);

describe('the public pages', () => {
  it('every price says ab and names the fee schedule, and no drug is named', async () => {
    expect(indexed).toHaveLength(19);
    for (const path of indexed) {
      const { body } = await guest.get<string>(path);
      const text = body.replace(/<script>[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
      expect(text, path).not.toMatch(/botulinum|botox/i);
      if (text.includes('€')) expect(text, path).toContain('GOÄ');
    }
  });

  it('no key of a text is shown in place of it, in either language', async () => {
    for (const path of [...indexed, '/erfunden', '/login', '/user']) {
      for (const lang of ['de', 'en']) {
        const { body } = await guest.get<string>(`${path}?lang=${lang}`);
        const text = body.replace(/<script[\s\S]*?<\/script>/g, '');
        expect(text, path).not.toMatch(/>[^<]*\b(pages|nav|home|treatment|error)\.[a-z]+/);
      }
    }
  });

  it('every treatment of the sample has all required texts, and a price', async () => {
    type Row = Record<string, unknown> & { slug: string; prices: object[] };
    const { body } = await guest.get<Row[]>('/api/treatments/?include=prices');
    expect(body).toHaveLength(13);
    for (const row of body) {
      expect([row.slug, missingParts(row), row.prices.length > 0]).toEqual([row.slug, [], true]);
    }
  });

  it('imprint and privacy policy in English have no German word for the legal form and the state [R9.3]', async () => {
    const read = async (path: string) =>
      (await guest.get<string>(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    const imprint = await read('/impressum?lang=en');
    expect(imprint).toMatch(/Legal form:? Sole practice/);
    expect(imprint).toContain('Heilberufegesetz, Thuringia)');
    expect(await read('/datenschutz?lang=en')).toContain('state of Thuringia');
    expect(await read('/impressum')).toMatch(/Rechtsform:? Einzelpraxis/);
  });

  it('the imprint has what § 5 DDG asks for', async () => {
    const { body } = await guest.get<string>('/impressum');
    for (const fact of [
      'Aurelia',
      'Musterstraße 12',
      '03643 000 00 00',
      'Landesärztekammer',
      'DE000000000',
      'Ärztin',
    ]) {
      expect(body).toContain(fact);
    }
  });

  it('only an infusion is described as intravenous; another treatment without a depth is not', async () => {
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    const filter = encodeURIComponent('{"slug":"hautspecial"}');
    const found = await staff.get<{ id: string; facts: object }[]>(
      `/api/treatments/?filter=${filter}`,
    );
    const { id = '', facts: known } = found.body[0] ?? {};
    const facts = { ...known, depth_min: null, depth_max: null };
    expect((await publish(staff, 'treatments', id, { facts })).status).toBe(200);
    for (const [lang, vein, none] of [
      ['de', /i\.\u00a0v\.|Über die Vene/, 'ohne Tiefe'],
      ['en', /\bIV\b|Through a vein/, 'no depth'],
    ] as const) {
      // Without the menu, which lists all of them.
      const mainOf = async (slug: string) =>
        (await guest.get<string>(`/${slug}?lang=${lang}`)).body.split(/<\/?main/)[1];
      expect(await mainOf('hautspecial')).toContain(none);
      expect(await mainOf('hautspecial')).not.toMatch(vein);
      expect(await mainOf('vitamininfusion')).toMatch(vein);
    }
  });

  it('an included service costs nothing, and its price does not begin with ‘from’', async () => {
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    const filter = encodeURIComponent('{"label_de":"Mesotherapie"}');
    const found = await staff.get<{ id: string }[]>(`/api/prices/?filter=${filter}`);
    await publish(staff, 'prices', found.body[0]?.id ?? '', { amount: null });
    for (const [lang, word] of [
      ['de', 'enthalten'],
      ['en', 'included'],
    ] as const) {
      const prices = await guest.get<string>(`/preise?lang=${lang}`);
      expect(prices.body).toContain(`>${word}</dd>`);
      expect(prices.body).not.toMatch(/NaN|\D0\u00a0€|€0\D/);
    }
  });

  it('the finder on the home page is the list of concerns, in its order', async () => {
    const concerns = await guest.get<{ name_de: string }[]>('/api/concerns/?sort=position');
    const { body } = await guest.get<string>('/');
    const places = concerns.body.map(({ name_de }) => body.indexOf(`<h3>${name_de}`));
    expect(concerns.body).toHaveLength(10);
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('the late style sheet is in the body, after the first screen and before the elements that it styles', async () => {
    const { body } = await guest.get<string>('/');
    const late = body.search(/<link rel="stylesheet" href="\/assets\/late-[^"]+\.css"/);
    expect(late).toBeGreaterThan(body.indexOf('class="principles"'));
    expect(late).toBeLessThan(body.indexOf('id="oberhaut"'));
  });

  it('a copy of the index is canonical at / and not indexed [R2.6D]', async () => {
    const { body, status } = await guest.get<string>('/index%20copy');
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${node.url}/">`);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('every page has a title, description, canonical address and open graph data [R1.2] [R1.3]', async () => {
    const { body } = await guest.get<string>('/');
    expect(body).toContain('property="og:type" content="website"');
    expect(body).toContain('content="telephone=no"');
    expect(body).toContain('media="(prefers-color-scheme: light)" content="#ffffff"');
  });

  it('structured data are complete: the practice, and each treatment with its breadcrumbs', async () => {
    const kindsOn = async (path: string) => {
      const { body } = await guest.get<string>(path);
      const [, json = '{}'] = /application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
      return (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'].map(
        (thing) => thing['@type'],
      );
    };
    expect(await kindsOn('/')).toEqual(['MedicalClinic', 'Physician']);
    for (const path of ['/faltenbehandlung', '/botox', '/vitamininfusion?lang=en']) {
      const kinds = ['MedicalWebPage', 'MedicalProcedure', 'BreadcrumbList', 'FAQPage'];
      expect(await kindsOn(path), path).toEqual(kinds);
    }
  });

  it('a sample says on every page that it is one, and no search engine may list it; a practice may be listed', async () => {
    const note = /Musterpraxis: Namen/;
    for (const path of indexed) {
      const { body } = await guest.get<string>(path);
      expect(body, path).toContain('<meta name="robots" content="noindex">');
      expect(body, path).toMatch(note);
    }
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    await enterOwnFacts(staff);
    for (const path of indexed) {
      const { body } = await guest.get<string>(path);
      expect(body, path).not.toContain('noindex');
      expect(body, path).not.toMatch(note);
    }
  });
});

/** Staff write nothing in these. */
const unwritten = new Set([
  'audit',
  'colleagues',
  'failed_mails',
  'letter_cards',
  'own_letter_cards',
  'own_letters',
  'users',
]);

describe('forms speak the caller’s language', () => {
  it.each(
    createViews(createRouteTable([]))
      .map(({ name }) => name)
      .filter((name) => !unwritten.has(name)),
  )('every column of %s that staff may write has a label in each language', async (view) => {
    const staff = createClient(node.url);
    await staff.signIn('staff@example.org');
    interface Definition {
      columns: Record<string, { label: string; readOnly?: boolean }>;
    }
    const [german, english] = await Promise.all(
      ['de', 'en'].map(async (lang) => {
        const answer = await staff.get<Definition>(`/api/model/${view}?lang=${lang}`);
        return answer.body.columns;
      }),
    );
    const writable = Object.entries(german ?? {}).filter(([, { readOnly }]) => !readOnly);
    expect(writable.length).toBeGreaterThan(0);
    const labels = (columns: Definition['columns'] | undefined) =>
      writable.map(([name]) => columns?.[name]?.label ?? '');
    // A column without a label shows its own name.
    for (const label of [...labels(german), ...labels(english)]) expect(label).toMatch(/^[^_]+$/);
    expect(labels(english)).not.toEqual(labels(german));
  });
});

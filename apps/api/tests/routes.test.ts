import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import {
  anyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { faultsOf } from './support/outline.ts';
import { enterOwnFacts } from './support/own-facts.ts';

type Who = 'guest' | 'patient' | 'staff' | 'admin';
type Layout = 'default' | 'intern' | 'letter' | 'admin' | 'step';

const people: Who[] = ['guest', 'patient', 'staff', 'admin'];
const emails = {
  patient: 'patient@example.org',
  staff: 'staff@example.org',
  admin: 'admin@example.org',
};

/** The answer to one caller: a page in a layout, a redirect, or an error page. */
type Outcome = { status: 200 | 404; layout: Layout } | { status: 302; to: RegExp };

const page = (layout: Layout): Outcome => ({ status: 200, layout });
const toLogin: Outcome = { status: 302, to: /^\/login\?callbackUrl=/ };
const home: Outcome = { status: 302, to: /^\/$/ };
const notStaff: Outcome = { status: 302, to: /^\/user\?refused=staff$/ };
const notAdmin: Outcome = { status: 302, to: /^\/user\?refused=admin$/ };

const open = outcomes(page('default'), page('intern'), page('intern'), page('intern'));
const guestOnly = outcomes(page('default'), home, home, home);
/** The practice's own pages have its place. */
const toStaff: Outcome = { status: 302, to: /^\/staff$/ };
const ofPatients = outcomes(toLogin, page('intern'), toStaff, page('intern'));
const ofUsers = outcomes(toLogin, page('step'), page('step'), page('step'));

interface Row {
  path: string;
  by: Record<Who, Outcome>;
  isIndexed: boolean;
  titles: { de: string; en: string };
}

const treatments: [string, string, string][] = [
  ['faltenbehandlung', 'Faltenbehandlung', 'Wrinkle treatment'],
  ['botox', 'Faltenbehandlung', 'Wrinkle treatment'],
  ['hyaluron', 'Hyaluron', 'Hyaluronic acid'],
  ['lipolyse', 'Lipolyse', 'Injection lipolysis'],
  ['hautspecial', 'Hautspecial', 'Skin special'],
  ['hydrafacial', 'Hydrafacial', 'Hydrafacial'],
  ['skinbooster', 'Skinbooster', 'Skin booster'],
  ['fadenlifting', 'Fadenlifting', 'Thread lift'],
  ['mesotherapie', 'Mesotherapie', 'Mesotherapy'],
  ['microneedling', 'Microneedling', 'Microneedling'],
  ['vampirlifting', 'Vampirlifting', 'Vampire lift'],
  ['polynukleotide', 'Polynukleotide', 'Polynucleotides'],
  ['handverjuengung', 'Handverjüngung', 'Hand rejuvenation'],
  ['vitamininfusion', 'Vitamininfusion', 'Vitamin infusion'],
];

const row = (path: string, by: Row['by'], isIndexed: boolean, de: string, en: string): Row => ({
  path,
  by,
  isIndexed,
  titles: { de, en },
});

const rows: Row[] = [
  row('/', open, true, 'Behandlungen', 'Treatments'),
  row('/preise', open, true, 'Preise', 'Prices'),
  row('/termin', open, true, 'Mein Termin', 'Your day'),
  row('/impressum', open, true, 'Impressum', 'Imprint'),
  row('/datenschutz', open, true, 'Datenschutz', 'Privacy'),
  row('/barrierefreiheit', open, true, 'Barrierefreiheit', 'Accessibility'),
  ...treatments.map(([slug, de, en]) => row(`/${slug}`, open, true, de, en)),
  row('/login', guestOnly, false, 'Anmelden', 'Sign in'),
  row('/signup', guestOnly, false, 'Konto anlegen', 'Create an account'),
  row('/password-request', guestOnly, false, 'Passwort vergessen', 'Forgot password'),
  row('/private', ofPatients, false, 'Übersicht', 'Overview'),
  row('/password-new', ofUsers, false, 'Neues Passwort', 'New password'),
  row('/user', open, false, 'Konto', 'Account'),
  row('/test', open, false, 'Bewegung', 'Motion'),
  row('/test2', open, false, 'Datensätze', 'Records'),
  row('/anfrage', open, false, 'Anfrage', 'Request'),
  row('/index%20copy', open, false, 'Behandlungen', 'Treatments'),
  row(
    '/staff',
    outcomes(toLogin, notStaff, page('admin'), page('admin')),
    false,
    'Praxisbereich',
    'Practice area',
  ),
  row(
    '/staff/treatments/concerns',
    outcomes(toLogin, notStaff, page('admin'), page('admin')),
    false,
    'Anliegen',
    'Concerns',
  ),
  row(
    '/staff/roles',
    outcomes(toLogin, notStaff, page('admin'), page('admin')),
    false,
    'Rollen bestätigen',
    'Confirm roles',
  ),
  row(
    '/admin',
    outcomes(toLogin, notAdmin, notAdmin, page('admin')),
    false,
    'Verwaltung',
    'Administration',
  ),
  ...[
    ['/admin/accounts', 'Benutzer', 'Users'] as const,
    ['/admin/audit', 'Protokoll', 'Audit log'] as const,
  ].map(([path, de, en]) =>
    row(path, outcomes(toLogin, notAdmin, notAdmin, page('admin')), false, de, en),
  ),
  row(
    '/admin-test',
    outcomes(toLogin, notAdmin, notAdmin, page('admin')),
    false,
    'Verwaltung',
    'Administration',
  ),
];

let node: TestNode;
let clients: Record<Who, TestClient>;

beforeAll(async () => {
  node = await startTestNode(await freshEnvironment(anyDatabase));
  clients = Object.fromEntries(
    people.map((who) => [who, createClient(node.url)]),
  ) as typeof clients;
  for (const [who, email] of Object.entries(emails)) await clients[who as Who].signIn(email);
  await enterOwnFacts(clients.staff);
});
afterAll(stopAll);

describe.each(rows)('$path', ({ path, by, isIndexed, titles }) => {
  test.each(people)(
    'answers %s with the status and layout of the contract [R2.1] [R2.2] [R2.3] [R2.6] [R2.17]',
    async (who) => {
      const answer = await clients[who].request(path);
      const expected = by[who];
      expect(answer.status).toBe(expected.status);
      if ('to' in expected) expect(answer.headers.get('location')).toMatch(expected.to);
      else expect(layoutOf(await answer.text())).toBe(expected.layout);
    },
  );

  test.each(['de', 'en'] as const)(
    'has its title and description in %s [R1.1] [R1.4]',
    async (locale) => {
      const who = people.find((one) => by[one].status === 200) ?? 'guest';
      const answer = await clients[who].request(path, { headers: { 'accept-language': locale } });
      const html = await answer.text();
      expect(answer.headers.get('content-language')).toBe(locale);
      expect(html).toMatch(new RegExp(`<html[^>]+lang="${locale}"`));
      const title = textOf(html, /<title>([^<]*)<\/title>/);
      expect(title).toContain(titles[locale]);
      expect(title).toContain('Aurelia');
      expect(title).toContain('Weimar');
      expect(title).toContain(
        locale === 'de' ? 'Praxis für ästhetische Medizin' : 'Aesthetic Medicine Practice',
      );
      const description = textOf(html, /<meta name="description" content="([^"]*)"/);
      expect(description).toContain('Aurelia');
      expect(description).toContain('Weimar');
    },
  );

  test('has its robots rule, title and description [R1.2] [R1.3] [R2.6]', async () => {
    const who = people.find((one) => by[one].status === 200) ?? 'guest';
    const html = (await clients[who].get<string>(path)).body;
    expect(/<meta name="robots" content="noindex/.test(html)).toBe(!isIndexed);
    for (const property of ['og:title', 'og:description', 'og:image', 'og:type']) {
      expect(html).toContain(`property="${property}"`);
    }
    expect(html).toContain('property="og:type" content="website"');
    expect(html).toContain('<meta name="format-detection" content="telephone=no"');
    expect(html).toMatch(/<meta name="viewport"/);
    expect(html).toMatch(/<meta name="theme-color"/);
    expect(html).toMatch(/<link rel="icon"/);
  });

  test('has a heading in each section, and no navigation inside of text [R2.1]', async () => {
    const who = people.find((one) => by[one].status === 200) ?? 'guest';
    const { body } = await clients[who].get<string>(path);
    expect(body).toContain('<nav');
    expect(faultsOf(body)).toEqual([]);
  });

  test('has a JSON payload [R8.13]', async () => {
    const who = people.find((one) => by[one].status === 200) ?? 'guest';
    const file = path === '/' ? '/_payload.json' : `${path}/_payload.json`;
    const { status, body } = await clients[who].get<{ title: string; data: unknown }>(file);
    expect(status).toBe(200);
    expect(body.title).toContain(titles.de);
    expect(body).toHaveProperty('data');
  });
});

test('a user without access to an area reads a sentence with the required role and the signed-in user [R2.11]', async () => {
  const sentence = async (who: Who, path: string, lang: string) => {
    const { headers } = await clients[who].request(path);
    const { body } = await clients[who].get<string>(`${headers.get('location')}&lang=${lang}`);
    const text = body.replace(/<!--.*?-->|<\/?strong>/g, '');
    return /(?:Der aufgerufene Bereich ist nur|The area you opened is only)[^<]*/.exec(text)?.[0];
  };
  expect(await sentence('staff', '/admin', 'de')).toBe(
    'Der aufgerufene Bereich ist nur für die Verwaltung der Praxis; angemeldet sind Sie als staff@example.org.',
  );
  expect(await sentence('patient', '/staff/prices', 'en')).toBe(
    'The area you opened is only for the practice’s team; you are signed in as patient@example.org.',
  );
  // To those who have it nothing is said, however they came here.
  const { body } = await clients.admin.get<string>('/user?refused=admin');
  expect(body).not.toContain('Der aufgerufene Bereich');
});

test.each([
  ['/Preise?lang=en', '/preise?lang=en'],
  ['//preise', '/preise'],
  ['/HYALURON', '/hyaluron'],
  ['/Login?callbackUrl=%2Fuser', '/login?callbackUrl=%2Fuser'],
])('a page has one address, to which %s is redirected [R2.1D]', async (path, to) => {
  const { status, headers } = await clients.guest.request(path);
  expect([status, headers.get('location')]).toEqual([308, to]);
});

test('the language that an address asks for goes along to the sign-in and back [R2.3D]', async () => {
  const { headers } = await clients.guest.request('/password-new?lang=en');
  const to = new URL(headers.get('location') ?? '', node.url);
  expect([to.pathname, to.searchParams.get('lang')]).toEqual(['/login', 'en']);
  expect(to.searchParams.get('callbackUrl')).toBe('/password-new?lang=en');
});

describe('a letter', () => {
  interface Letter {
    id: string;
    subject: string;
  }

  test('is shown to its addressee and staff in the letter layout, and is a 404 for others [R2.5]', async () => {
    const letters = await clients.patient.get<Letter[]>('/api/letters/');
    const letter = letters.body[0] as Letter;
    const path = `/service/letter/${letter.id}`;
    for (const who of ['patient', 'staff'] as const) {
      const { status, body } = await clients[who].get<string>(path);
      expect(status).toBe(200);
      expect(layoutOf(body)).toBe('letter');
      expect(body).toContain(letter.subject);
    }
    const stranger = createClient(node.url);
    await stranger.signIn('patient2@example.org');
    for (const client of [stranger, clients.admin]) {
      const { status, body } = await client.get<string>(path);
      expect(status).toBe(404);
      expect(body).not.toContain(letter.subject);
      expect((await client.get(`${path}/_payload.json`)).status).toBe(404);
    }
    const guest = await clients.guest.request(path);
    expect(guest.status).toBe(302);
    expect(guest.headers.get('location')).toBe(`/login?callbackUrl=${encodeURIComponent(path)}`);
  });

  test('that is missing, belongs to another patient or has an invalid id is the same 404, with a link to the patient’s letters [R2.13]', async () => {
    const { body: own } = await clients.patient.get<Letter[]>('/api/letters/');
    const stranger = createClient(node.url);
    await stranger.signIn('patient2@example.org');
    const bodyOf = async (client: typeof stranger, id: string) => {
      const { status, body } = await client.get<string>(`/service/letter/${id}`);
      expect(status).toBe(404);
      expect(body).toMatch(/<title>(Diesen Brief gibt es hier nicht|This letter is not here) ·/);
      return /<main[\s\S]*<\/main>/.exec(body)?.[0];
    };
    const missing = await bodyOf(stranger, crypto.randomUUID());
    expect(missing).toContain('Diesen Brief gibt es hier nicht');
    expect(missing).toContain('href="/private"');
    expect(await bodyOf(stranger, own[0]?.id ?? '')).toBe(missing);
    expect(await bodyOf(stranger, 'nothing')).toBe(missing);
    expect(await bodyOf(stranger, 'nothing?lang=en')).toContain('This letter is not here');
  });
});

describe('errors', () => {
  test('have a heading in each section, and no navigation inside of text [R2.7]', async () => {
    const { status, body } = await clients.guest.get<string>('/erfunden');
    expect(status).toBe(404);
    expect(faultsOf(body)).toEqual([]);
  });

  test('an unknown address is a 404 page in the visitor’s language [R2.7] [R2.8] [R2.15]', async () => {
    const german = await clients.guest.get<string>('/gibt-es-nicht');
    expect(german.status).toBe(404);
    expect(german.body).toContain('404');
    expect(german.body).toContain('Page Not Found');
    const english = await clients.guest.request('/gibt-es-nicht?lang=en');
    expect(english.status).toBe(404);
    expect(await english.text()).toContain('lang="en"');
  });

  test('a crawler gets the status without a page [R2.9]', async () => {
    const answer = await clients.guest.request('/gibt-es-nicht', {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('');
  });

  test('an address with another host in it stays on this one', async () => {
    const answer = await clients.guest.request('//elsewhere.example/');
    expect(answer.headers.get('location')).toBe('/elsewhere.example');
  });
});

describe('languages', () => {
  test('?lang is an address of its own, with its canonical and alternates [R1.4]', async () => {
    const html = (await clients.guest.get<string>('/preise?lang=en')).body;
    expect(html).toContain(`<link rel="canonical" href="${node.url}/preise?lang=en"`);
    expect(html).toContain(`hreflang="de" href="${node.url}/preise"`);
    expect(html).toContain(`hreflang="en" href="${node.url}/preise?lang=en"`);
    expect(html).toContain(`hreflang="x-default" href="${node.url}/preise"`);
  });

  test('the `vary` header names what the answer depends on', async () => {
    const { headers } = await clients.guest.get('/');
    expect(headers.get('vary')).toContain('Cookie');
    expect(headers.get('vary')).toContain('Accept-Language');
    const again = await clients.guest.request('/', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('messages come in both languages, unknown ones are a 404 [R8.14]', async () => {
    const de = await clients.guest.get<object>('/_i18n/de/messages.json');
    const en = await clients.guest.get<object>('/_i18n/en/messages.json');
    expect(JSON.stringify(de.body)).toContain('Alle akzeptieren');
    expect(Object.keys(en.body)).toEqual(Object.keys(de.body));
    expect((await clients.guest.get('/_i18n/fr/messages.json')).status).toBe(404);
  });
});

test('the build’s manifest names every route, and the version poll its id [R8.12]', async () => {
  const { body } = await clients.guest.get<{ id: string }>('/builds/latest.json');
  const meta = await clients.guest.get<{ routes: { path: string }[] }>(
    `/builds/meta/${body.id}.json`,
  );
  expect(meta.body.routes.map(({ path }) => path)).toContain('/preise');
  expect((await clients.guest.get('/builds/meta/other.json')).status).toBe(404);
});

test('every page of the site itself has a row in the table above', async () => {
  const { body } = await clients.guest.get<{ id: string }>('/builds/latest.json');
  const meta = await clients.guest.get<{ routes: { path: string }[] }>(
    `/builds/meta/${body.id}.json`,
  );
  const ofPackages = /^\/(?:api|login|signup|user|staff|admin)\//;
  const own = meta.body.routes.map(({ path }) => path.replaceAll(' ', '%20'));
  const known = rows.map(({ path }) => path);
  expect(
    own.filter((path) => !path.includes(':') && !ofPackages.test(path) && !known.includes(path)),
  ).toEqual([]);
});

test('the public data hold the practice and the public configuration [R8.1] [R9.7]', async () => {
  const { body } = await clients.guest.get<{ practice: object; config: object }>('/api/public');
  expect(body.practice).toMatchObject({ name: 'Aurelia', city: 'Weimar' });
  expect(body.config).toMatchObject({
    construction: false,
    construction_hash: null,
    no_cookies: false,
    animated_anchors: true,
    analytics_id: null,
    guest_redirect: '/',
  });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('every page carries the one policy of the build, and no header lets it be framed', async () => {
  const policies = new Set<string>();
  for (const [who, path] of [
    ['guest', '/'],
    ['guest', '/login'],
    ['patient', '/private'],
  ] as const) {
    const { headers } = await clients[who].get(path);
    policies.add(headers.get('content-security-policy') ?? 'none');
    expect(securityOf(headers)).toEqual({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
  const [policy = '', ...others] = policies;
  expect(others).toEqual([]);
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).toContain("'sha256-");
  expect(policy).not.toContain('unsafe-eval');
  expect(scripts).not.toContain('unsafe-inline');
  expect(policy).toContain("frame-ancestors 'none'");
});

const security = /^(x-|cross-origin-|permissions-|referrer-|strict-|origin-agent)/;
const securityOf = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => security.test(name)));

test('the home page names every kind of treatment, with a link to its page [R1.5]', async () => {
  const html = (await clients.guest.get<string>('/')).body;
  for (const [slug, de] of treatments.filter(([slug]) => slug !== 'botox')) {
    expect(html).toContain(`href="/${slug}"`);
    expect(html).toContain(de);
  }
});

test('a personal page is never kept by a cache', async () => {
  for (const path of ['/private', '/', '/api/profiles/', '/user']) {
    const { headers } = await clients.patient.get(path);
    expect(headers.get('cache-control')).toContain('no-store');
  }
});

function outcomes(guest: Outcome, patient: Outcome, staff: Outcome, admin: Outcome): Row['by'] {
  return { guest, patient, staff, admin };
}

function layoutOf(html: string): string | undefined {
  return /data-layout="([a-z]+)"/.exec(html)?.[1];
}

function textOf(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#39;', '’');
}

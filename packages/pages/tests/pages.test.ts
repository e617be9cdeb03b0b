import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isLong } from '@praxiskit/test-support/tier';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSampleSite, type Sample, type SampleData, site, startSample } from './site.tsx';

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

let sample: Sample;
beforeEach(async () => {
  sample = await startSample();
});

function get(url: string, headers: Record<string, string> = {}) {
  return sample.app.inject({ url, headers: { 'user-agent': browser, ...headers } });
}

/** A missing page reads no data. */
const noData = {} as SampleData;

const as = (visitor: string) => ({ 'x-visitor': visitor });

/** The data elements of a page. */
function dataIn({ body }: LightMyRequestResponse, id: string) {
  const found = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's');
  const text = found.exec(body)?.[1];
  return text === undefined ? null : JSON.parse(text);
}

describe('a page that is the same for all', () => {
  it('is read and rendered once, and validated by its tag', async () => {
    const first = await get('/hyaluron');
    const asked = sample.questions();
    const second = await get('/hyaluron');
    expect(first.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(sample.questions()).toBe(asked);
    const tag = String(second.headers.etag);
    expect((await get('/hyaluron', { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('is one page in any encoding and with any campaign parameter', async () => {
    const { body } = await get('/hyaluron');
    const asked = sample.questions();
    for (const url of ['/%68yaluron', '/hyaluron?utm_source=x', '/hyaluron?lang=fr']) {
      expect((await get(url)).body, url).toBe(body);
    }
    expect(sample.questions()).toBe(asked);
  });

  it.each([
    ['/HYALURON', '/hyaluron'],
    ['/Hyaluron?lang=en', '/hyaluron?lang=en'],
    ['//hyaluron', '/hyaluron'],
    ['/.//hyaluron?a=1', '/hyaluron?a=1'],
    ['/former', '/Former'],
    ['//', '/'],
    ['/LOGIN?callbackUrl=%2F', '/login?callbackUrl=%2F'],
    ['/Letter/1', '/letter/1'],
  ])('has one address, to which %s is redirected [R2.1D]', async (url, address) => {
    // The address is known before its page was read, and afterwards.
    for (const _ of ['first', 'again']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([308, address]);
      expect(answer.headers['cache-control']).toBe('no-cache');
      await get('/hyaluron');
    }
  });

  it('redirects no other spelling of an address without a page [R2.15]', async () => {
    for (const url of ['/Erfunden', '//erfunden', '/hyaluron/X']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
    // An id keeps its spelling.
    expect((await get('/letter/A', as('erika'))).statusCode).toBe(404);
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'de'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 'de'],
    ['facebookexternalhit/1.1', 'de'],
    ['WhatsApp/2.24.1 A', 'de'],
    ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)', 'de'],
    [browser, 'en'],
    [browser.replace('Chrome', 'HeadlessChrome'), 'en'],
    [`${browser.replace('Chrome', 'HeadlessChrome')} (compatible; Examplebot/1.0)`, 'de'],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) Chrome/150.0 Mobile Safari/537.36', 'en'],
    ['curl/8.0', 'en'],
  ])('%s, which accepts English, gets the bare address in %s [R9.3D]', async (agent, language) => {
    const headers = { 'user-agent': agent, 'accept-language': 'en-US' };
    expect((await get('/hyaluron', headers)).headers['content-language']).toBe(language);
    const asked = await get('/hyaluron?lang=en', headers);
    expect(asked.headers['content-language']).toBe('en');
  });

  it('is a different page in each language, and names both [R1.4]', async () => {
    const german = await get('/hyaluron');
    const english = await get('/hyaluron?lang=en');
    expect(german.headers['content-language']).toBe('de');
    expect(english.headers['content-language']).toBe('en');
    expect(english.body).toContain(
      'rel="canonical" href="https://praxis.example/hyaluron?lang=en"',
    );
    expect(german.body).toContain('rel="canonical" href="https://praxis.example/hyaluron"');
    const twice = await get('/hyaluron?lang=en&lang=de');
    expect(twice.headers['content-language']).toBe('en');
    // Chosen by the cookie it is English too, but its links have no language.
    const byCookie = await get('/hyaluron', { cookie: 'a=b; locale=en' });
    expect(byCookie.headers['content-language']).toBe('en');
    expect(byCookie.body).not.toBe(english.body);
  });

  it('is rendered again after a change, and immediately for a new record', async () => {
    await get('/hyaluron');
    expect((await get('/lipolyse')).statusCode).toBe(404);
    sample.records.names = { hyaluron: 'Hyaluronsäure', lipolyse: 'Lipolyse' };
    sample.change();
    expect((await get('/hyaluron')).body).toContain('Hyaluronsäure');
    expect((await get('/lipolyse')).statusCode).toBe(200);
    expect((await get('/botox')).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).toContain('https://praxis.example/lipolyse?lang=en');
  });

  it('answers at a second address too, and search engines keep the first one [R1.4] [R2.1]', async () => {
    for (const path of ['/Former', '/Former?lang=en']) {
      const { statusCode, body } = await get(path);
      const own = `https://praxis.example/hyaluron${path.includes('lang') ? '?lang=en' : ''}`;
      expect([path, statusCode]).toEqual([path, 200]);
      expect(body).toContain(`rel="canonical" href="${own}"`);
    }
    // A page's own address takes precedence over a second address of another page.
    expect((await get('/hyaluron')).body).toContain('href="https://praxis.example/hyaluron"');
    const map = (await get('/sitemap.xml')).body;
    expect(map.match(/<loc>https:\/\/praxis\.example\/hyaluron<\/loc>/g)).toHaveLength(1);
    expect(map).not.toMatch(/former/i);
  });

  it('has structured data for search engines, only in the HTML', async () => {
    const { body } = await get('/hyaluron');
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'MedicalProcedure', name: '</script>' }],
    });
    expect((await get('/')).body).not.toContain('ld+json');
    expect((await get('/hyaluron/_payload.json')).body).not.toContain('MedicalProcedure');
  });

  it('names the pictures of its first screen before its styles, and the picture for links [R1.2D]', async () => {
    const { body } = await get('/hyaluron');
    const preload =
      '<link rel="preload" href="/a.avif" as="image" type="image/avif" media="(width &lt; 60em)" fetchpriority="high">';
    expect(body).toContain(preload);
    expect(body.indexOf(preload)).toBeLessThan(body.indexOf('<style>'));
    const tags = [...body.matchAll(/property="og:(image[^"]*)" content="([^"]*)"/g)];
    expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toEqual({
      image: 'https://praxis.example/shared/a.jpg',
      'image:type': 'image/jpeg',
      'image:width': '1200',
      'image:height': '630',
      'image:alt': 'A &quot;hill&quot;',
    });
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect((await get('/hyaluron/_payload.json')).body).not.toContain('a.avif');
    const home = (await get('/')).body;
    expect(home).toContain('property="og:image" content="https://praxis.example/favicon.png"');
    expect(home).not.toContain('og:image:');
  });

  it('is not listed while the site allows no indexing', async () => {
    expect((await get('/hyaluron')).body).not.toContain('noindex');
    sample.texts.sample = true;
    sample.change();
    expect((await get('/hyaluron')).body).toContain('<meta name="robots" content="noindex">');
  });

  it('is requested over HTTPS only, if the site has an HTTPS address', async () => {
    const { headers } = await get('/hyaluron');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it.each(['br', 'gzip', 'identity'])('reads the same in %s', async (encoding) => {
    const plain = await get('/hyaluron');
    const { rawPayload } = await get('/hyaluron', { 'accept-encoding': encoding });
    const bytes = { br: brotliDecompressSync, gzip: gunzipSync, identity: (all: Buffer) => all };
    const read = bytes[encoding as keyof typeof bytes](rawPayload).toString();
    expect(read).toBe(plain.body);
  });

  it('has the hash of every inline script and style in its policy', async () => {
    const { body, headers } = await get('/hyaluron');
    const inline = [...body.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map((found) => found[2]);
    expect(inline).toHaveLength(3);
    for (const content of inline) {
      const hash = createHash('sha256')
        .update(content ?? '')
        .digest('base64');
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
    expect(body).not.toMatch(/<script[^>]+src=|modulepreload/);
  });
});

describe('a signed-in visitor’s public page', () => {
  it('is the remembered page of the visitor’s roles, with their own session added', async () => {
    const guest = await get('/hyaluron');
    const erika = await get('/hyaluron', as('erika'));
    const asked = sample.questions();
    const max = await get('/hyaluron', { ...as('max'), 'accept-encoding': 'br' });
    // One query for the session, none for the page.
    expect(sample.questions()).toBe(asked + 1);
    expect(guest.body).toContain('guest');
    expect(dataIn(guest, 'personal-data')).toBeNull();
    expect(dataIn(erika, 'personal-data').session.user.data.id).toBe('erika');
    const own = brotliDecompressSync(max.rawPayload).toString();
    expect(own).toContain('"id":"max"');
    expect(own.endsWith('</body></html>')).toBe(true);
    expect(own).not.toContain('erika');
    expect(own.replace('"id":"max"', '"id":"erika"')).toBe(erika.body);
  });

  it('may not be cached, and has no validator', async () => {
    const { headers } = await get('/hyaluron', as('erika'));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('is read with the permissions of a guest, even if a signed-in user requests it first', async () => {
    const { body } = await get('/hyaluron', as('clara'));
    expect(body).toContain('read as <!-- -->guest');
  });

  it('has different markup for another role, shared by all users of that role', async () => {
    expect((await get('/', as('clara'))).body).toContain('roles: staff');
    expect((await get('/', as('erika'))).body).toContain('roles: ');
    expect((await get('/', as('erika'))).body).not.toContain('staff');
  });

  it('is a page of the intern layout, whose payload has the same tag [R2.17]', async () => {
    const page = await get('/hyaluron', as('erika'));
    expect(page.body).toContain('data-layout="intern"');
    const payload = (await get('/hyaluron/_payload.json', as('erika'))).json();
    expect(payload.tag).toBe(dataIn(page, 'page-data').tag);
    expect(payload.personal.session.user.data.id).toBe('erika');
    expect(payload.site.session.user.data.id).toBe('');
    expect((await get('/hyaluron/_payload.json')).json()).not.toHaveProperty('personal');
  });

  it('is rendered without a session, even if a signed-in user requests it first', async () => {
    expect((await get('/', as('clara'))).body).toContain('read as <!-- -->guest');
  });

  it('is replaced by the new-password page while a new password is due [R2.10]', async () => {
    await get('/hyaluron', as('erika'));
    const answer = await get('/hyaluron', as('flagged'));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/password-new');
    const payload = await get('/hyaluron/_payload.json', as('flagged'));
    expect(payload.json().redirect).toBe('/password-new');
    expect((await get('/erfunden', as('flagged'))).headers.location).toBe('/password-new');
  });
});

describe('a page of one visitor', () => {
  it('is read with the visitor’s permissions each time, and may not be cached', async () => {
    for (const [visitor, secret] of [
      ['erika', 'Befund E'],
      ['max', 'Befund M'],
    ] as const) {
      const answer = await get('/private', as(visitor));
      expect(answer.body).toContain(secret);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(dataIn(answer, 'page-data').state.site.session.user.data.id).toBe(visitor);
    }
  });

  it('names its visitor in its payload, and a guest too', async () => {
    for (const [path, status] of [
      ['/private', 200],
      ['/hyaluron', 200],
      ['/erfunden', 404],
    ] as const) {
      const payload = await get(`${path}/_payload.json`, as('erika'));
      expect([path, payload.statusCode]).toEqual([path, status]);
      expect(payload.json().personal.session.user.data.id).toBe('erika');
    }
    expect((await get('/login/_payload.json')).json()).not.toHaveProperty('personal');
    // If another page is due, that page names the visitor.
    const elsewhere = (await get('/login/_payload.json', as('erika'))).json();
    expect(elsewhere).toHaveProperty('redirect');
    expect(elsewhere).not.toHaveProperty('personal');
  });

  it('sends a guest to the sign-in page and reads nothing [R2.3]', async () => {
    const asked = sample.questions();
    const answer = await get('/private');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/login?callbackUrl=%2Fprivate');
    expect((await get('/private/_payload.json')).json()).toMatchObject({
      redirect: '/login?callbackUrl=%2Fprivate',
      data: null,
    });
    expect(sample.questions()).toBe(asked);
  });

  it('redirects if its data say so, and never to another site', async () => {
    const answer = await get('/login?to=/hyaluron%3Fa%3D1');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/hyaluron?a=1']);
    const payload = (await get('/login/_payload.json?to=/hyaluron')).json();
    expect(payload).toMatchObject({ redirect: '/hyaluron', data: null });
    // In the language of the address, unless the target has its own.
    expect((await get('/login?lang=en&to=/hyaluron')).headers.location).toBe('/hyaluron?lang=en');
    const chosen = await get('/login?lang=en&to=/hyaluron%3Flang%3Dde');
    expect(chosen.headers.location).toBe('/hyaluron?lang=de');
    const foreign = await get('/login?to=//other.example/');
    expect([foreign.statusCode, foreign.headers.location]).toEqual([302, '/']);
  });

  it('is a 404 with its address if its validation fails [R2.13]', async () => {
    const answer = await get('/letter/2', as('erika'));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page Not Found: /letter/2');
    expect(answer.body).not.toContain('Befund');
  });

  it('has the title of its route if it is missing; any other status has the general title [R2.7]', async () => {
    const titleOf = ({ body }: { body: string }) => /<title>(.*?) ·/.exec(body)?.[1];
    expect(titleOf(await get('/letter/2', as('erika')))).toBe('No letter');
    expect(titleOf(await get('/erfunden'))).toBe('404 de');
    sample.database.mode = 'broken';
    expect(titleOf(await get('/letter/1', as('erika')))).not.toBe('No letter');
  });
});

it('counts rendered pages and pages from memory, without redirects and failed loads', async () => {
  const { counts } = sample;
  await get('/hyaluron');
  await get('/hyaluron');
  expect(counts).toEqual({ fromMemory: 1, rendered: 1 });
  expect((await get('/private')).statusCode).toBe(302);
  expect(counts).toEqual({ fromMemory: 1, rendered: 1 });
  await get('/private', as('erika'));
  await get('/hyaluron/_payload.json', as('clara'));
  expect(counts).toEqual({ fromMemory: 1, rendered: 3 });
  sample.database.mode = 'away';
  await get('/private', as('erika'));
  expect(counts).toEqual({ fromMemory: 1, rendered: 3 });
});

describe('pages of one visitor each, many at once', () => {
  it.each(['br', 'gzip', 'identity'])('read the same in %s', async (encoding) => {
    const plain = await get('/login');
    const { rawPayload, headers } = await get('/login', { 'accept-encoding': encoding });
    const bytes = { br: brotliDecompressSync, gzip: gunzipSync, identity: (all: Buffer) => all };
    expect(bytes[encoding as keyof typeof bytes](rawPayload).toString()).toBe(plain.body);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    });
  });

  it('beyond 500 are refused immediately; remembered pages continue, and later there are free places again', async () => {
    await get('/hyaluron');
    const ended: number[] = [];
    const all = Array.from({ length: 650 }, async () => {
      const { statusCode } = await get('/login');
      ended.push(statusCode);
    });
    expect((await get('/hyaluron')).statusCode).toBe(200);
    await Promise.all(all);
    // None of the others was waited for.
    expect(ended.slice(0, 150)).toEqual(Array.from({ length: 150 }, () => 503));
    expect(ended.slice(150)).toEqual(Array.from({ length: 500 }, () => 200));
    expect((await get('/login')).statusCode).toBe(200);
  });

  it('that fail free their places', async () => {
    sample.database.mode = 'away';
    for (let round = 0; round < 2; round += 1) {
      const all = Array.from({ length: 500 }, () => get('/private', as('erika')));
      await Promise.all(all);
    }
    sample.database.mode = 'well';
    expect((await get('/private', as('erika'))).statusCode).toBe(200);
  });
});

describe('an unknown address [R2.15]', () => {
  it('is one remembered page in each language, for every address', async () => {
    const { body, statusCode } = await get('/erfunden');
    const asked = sample.questions();
    expect(statusCode).toBe(404);
    for (const url of ['/erfunden/2', '/hyaluron/x', '/letter', '/a?lang=xx']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body], url).toEqual([404, body]);
    }
    expect(sample.questions()).toBe(asked);
    expect((await get('/erfunden?lang=en')).body).toContain('<html lang="en">');
  });

  it('does not contain the requested address, and is not indexed', async () => {
    const { body } = await get('/%3Cscript%3Eerfunden(1)%3C/script%3E');
    expect(body).not.toContain('erfunden');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('has a payload that is a 404, and robots get no page [R2.9]', async () => {
    expect((await get('/erfunden/_payload.json')).statusCode).toBe(404);
    const robot = await get('/erfunden', { 'user-agent': 'Googlebot/2.1' });
    expect([robot.statusCode, robot.body]).toEqual([404, '']);
  });

  it('of the API or of the build is left to the API', async () => {
    expect((await get('/api/nothing')).json()).toEqual({ code: 'NOT_FOUND' });
    expect((await get('/builds/meta/other.json')).json()).toEqual({ code: 'NOT_FOUND' });
    expect((await get('/_i18n/fr/messages.json')).json()).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('while the database is away or silent', () => {
  const states = ['away', 'silent'] as const;
  const unknownSession = /<script[^>]+id="personal-data">\{"session":null\}<\/script>/;

  async function timed(url: string, headers = {}) {
    const startedAt = performance.now();
    const answer = await get(url, headers);
    return {
      ...answer,
      statusCode: answer.statusCode,
      body: answer.body,
      ms: performance.now() - startedAt,
    };
  }

  it.each(states)('%s: every remembered page is sent, even after a change', async (mode) => {
    const before = await get('/hyaluron');
    sample.records.names = { hyaluron: 'Anders' };
    sample.change();
    sample.database.mode = mode;
    for (let round = 0; round < 5; round += 1) {
      const { body, statusCode, ms } = await timed('/hyaluron');
      expect([statusCode, body]).toEqual([200, before.body]);
      // The patience, with a margin for a busy machine.
      expect(ms).toBeLessThan(600);
    }
    expect((await timed('/hyaluron')).ms).toBeLessThan(150);
  });

  it.each(states)(
    '%s: a signed-in visitor gets the guests’ page, which asks for the session again, and stays signed in',
    async (mode) => {
      const guest = await get('/hyaluron');
      sample.database.mode = mode;
      const { body, headers, ms } = await timed('/hyaluron', as('erika'));
      expect(body.replace(unknownSession, '')).toBe(guest.body);
      expect(body).toMatch(unknownSession);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['set-cookie']).toBeUndefined();
      const payload = await timed('/hyaluron/_payload.json', as('erika'));
      expect(JSON.parse(payload.body).personal).toEqual({ session: null });
      // The patience for a session, with a margin for a busy machine.
      expect(ms).toBeLessThan(1100);
    },
  );

  it('a page that was never rendered is a failure, is logged, and may not be cached', async () => {
    sample.database.mode = 'away';
    for (const headers of [{}, as('erika'), { 'user-agent': 'Googlebot/2.1' }]) {
      const answer = await get('/', headers);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.headers['retry-after']).toBe('10');
    }
    sample.database.mode = 'well';
    expect((await get('/')).statusCode).toBe(200);
  });

  it('a session that takes half a second is still known', async () => {
    await get('/hyaluron');
    sample.database.mode = 'slow sessions';
    const { body } = await get('/hyaluron', as('erika'));
    expect(body).toContain('"id":"erika"');
    expect(body).not.toMatch(unknownSession);
  });

  it.each(states)('%s: the payload of a shown page is sent, and is current', async (mode) => {
    await get('/hyaluron/_payload.json');
    sample.records.names = { hyaluron: 'Neu' };
    sample.change();
    expect((await get('/hyaluron')).body).toContain('Neu');
    sample.database.mode = mode;
    expect((await get('/hyaluron/_payload.json')).json().data.name).toBe('Neu');
  });

  it('the pages of all audiences are rendered from data that was read once', async () => {
    await get('/hyaluron');
    const asked = sample.questions();
    const pages = await Promise.all(['erika', 'clara'].map((who) => get('/hyaluron', as(who))));
    const payload = await get('/hyaluron/_payload.json', as('clara'));
    expect(pages.map(({ body }) => /roles: \w*/.exec(body)?.[0])).toEqual([
      'roles: ',
      'roles: staff',
    ]);
    expect(payload.json().site.session.user.data).toMatchObject({ id: '', roles: ['staff'] });
    // One for each session.
    expect(sample.questions() - asked).toBe(3);
  });

  it.each(states)('%s: a page without data of its own needs no database', async (mode) => {
    await get('/login');
    sample.database.mode = mode;
    const { statusCode, body } = await timed('/login');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Aurelia')]);
  });

  it('the data around such a page are read once for any number of guests', async () => {
    const asked = sample.questions();
    const all = await Promise.all(Array.from({ length: 100 }, () => get('/login')));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(sample.questions() - asked).toBe(1);
  });

  it('slow sessions do not prevent a page from being updated', async () => {
    await get('/hyaluron');
    sample.records.names = { hyaluron: 'Neu' };
    sample.change();
    sample.database.mode = 'slow sessions';
    await get('/hyaluron', as('erika'));
    await expect
      .poll(async () => (await get('/hyaluron', as('erika'))).body, { timeout: 5000 })
      .toContain('Neu');
  });

  it('the failure page names the site, and contains nothing of a visitor', async () => {
    await get('/hyaluron');
    await get('/private', as('erika'));
    const url = new URL('/private', 'https://praxis.example');
    const bare = { url, locale: 'de', config: sample.config } as const;
    expect(site.failed(bare, 500).body).toContain('Aurelia');
    expect(site.failed(bare, 500).body).toContain('session: <!-- -->none');
  });

  it('the failure page names the site even in a language in which no page was shown yet', async () => {
    const { config } = sample;
    const fresh = createSampleSite();
    const url = new URL('/erfunden', 'https://praxis.example');
    const asked = { url, match: null, session: null, config, isLocked: false, data: noData };
    const german = { ...asked, locale: 'de', explicitLocale: false } as const;
    await fresh.load(
      { ...german, facts: async () => ({ practice: 'Aurelia' }) },
      { statusOf: () => 500, report: () => undefined },
    );
    expect(fresh.failed({ url, locale: 'en', config }, 503).body).toContain('Aurelia');
  });

  it.each(['/', '/login'])(
    '%s that was never rendered says when to try again, as page and as data [R8.13]',
    async (path) => {
      sample.database.mode = 'away';
      const page = await get(path);
      const data = await get(`${path === '/' ? '' : path}/_payload.json`);
      for (const { statusCode, headers } of [page, data]) {
        expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
      }
      expect(data.json()).toEqual({ statusCode: 503, code: 'UNAVAILABLE', message: '500 de' });
    },
  );

  it('the data of a page with another failure are an INTERNAL error [R8.13]', async () => {
    sample.database.mode = 'broken';
    const data = await get('/hyaluron/_payload.json');
    const own = await get('/private/_payload.json', as('erika'));
    for (const answer of [data, own]) {
      expect(answer.json()).toMatchObject({ statusCode: 500, code: 'INTERNAL' });
    }
  });

  // A silent database takes as long as the patience.
  it.each(states.slice(0, isLong ? 2 : 1))(
    '%s: an address that may have been published since is a 503, not a 404 [R2.15]',
    async (mode) => {
      await get('/hyaluron');
      await get('/lipolyse');
      sample.database.mode = mode;
      // Nothing has changed since the addresses were read, so the address is unknown.
      expect((await get('/lipolyse')).statusCode).toBe(404);
      sample.records.names = { ...sample.records.names, lipolyse: 'Lipolyse' };
      sample.change();
      for (const url of ['/lipolyse', '/lipolyse/_payload.json', '/erfunden']) {
        expect([url, (await get(url)).statusCode]).toEqual([url, 503]);
      }
      const posted = await sample.app.inject({ method: 'POST', url: '/lipolyse' });
      expect(posted.statusCode).toBe(503);
      expect((await get('/hyaluron')).statusCode).toBe(200);
      // No record can have this address.
      expect((await get('/hyaluron/x')).statusCode).toBe(404);
      sample.database.mode = 'well';
      await expect
        .poll(async () => (await get('/lipolyse')).statusCode, { timeout: 15_000 })
        .toBe(200);
      expect((await get('/erfunden')).statusCode).toBe(404);
    },
  );

  it('after the database is back the newest content is sent', async () => {
    await get('/hyaluron');
    sample.records.names = { hyaluron: 'Neu' };
    sample.change();
    sample.database.mode = 'away';
    expect((await get('/hyaluron')).body).not.toContain('Neu');
    sample.database.mode = 'well';
    await expect
      .poll(async () => (await get('/hyaluron')).body, { timeout: 5000 })
      .toContain('Neu');
  });
});

describe('the public data', () => {
  const facts = async () => (await get('/api/public')).json().names;

  it('are read once for each revision [R8.1]', async () => {
    expect(await facts()).toEqual(['hyaluron', 'botox']);
    const asked = sample.questions();
    expect(await facts()).toEqual(['hyaluron', 'botox']);
    expect(sample.questions()).toBe(asked);
    sample.records.names = { hyaluron: 'Hyaluron' };
    sample.change();
    expect(await facts()).toEqual(['hyaluron']);
  });

  it.each(['away', 'silent'] as const)(
    'are the last known ones while the database is %s [R8.1]',
    async (mode) => {
      const before = await get('/api/public');
      sample.change();
      sample.database.mode = mode;
      const { statusCode, body, headers } = await get('/api/public');
      expect([statusCode, body]).toEqual([200, before.body]);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('are a failure if they were never read', async () => {
    sample.database.mode = 'away';
    expect((await get('/api/public')).statusCode).toBe(503);
  });
});

describe('a method that no page has', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s on a page or its payload is a 405 that names the allowed methods',
    async (method) => {
      for (const url of ['/', '/hyaluron?lang=en', '/hyaluron/_payload.json', '/login']) {
        const answer = await sample.app.inject({ method, url });
        expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, 'GET, HEAD']);
        expect(answer.json().code).toBe('METHOD_NOT_ALLOWED');
      }
    },
  );

  it.each([
    '/unknown',
    '/hyaluron/more',
    '/api/nothing',
    '/builds/latest.json',
    '/_payload.json/x',
  ])('POST %s, which is no page, is a 404', async (url) => {
    const answer = await sample.app.inject({ method: 'POST', url });
    expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
  });
});

describe('the addresses of the engine', () => {
  it('a trailing slash redirects to the page without it', async () => {
    const answer = await get('/hyaluron/?lang=en');
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe('/hyaluron?lang=en');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['//evil.example/', '/.//evil.example/', '///evil.example/', '//evil.example//'])(
    '%s redirects to no other host',
    async (url) => {
      for (const address of [url, `${url}_payload.json`]) {
        const { location } = (await get(address)).headers;
        if (location === undefined) continue;
        expect(new URL(location, 'https://praxis.example').origin).toBe('https://praxis.example');
      }
    },
  );

  it('the sitemap is XML for any name of a record', async () => {
    sample.records.names = { 'a&b': 'A' };
    const { body } = await get('/sitemap.xml');
    expect(body).toContain('<loc>https://praxis.example/a&amp;b</loc>');
    expect(body).not.toContain('a&b');
  });

  it('the sitemap has the last change of a page, in both languages, if the site provides it', async () => {
    const { body } = await get('/sitemap.xml');
    const dates = [...body.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];
    const own = 'https://praxis.example/hyaluron';
    const changed = dates.filter(([, , date]) => date !== undefined);
    expect(changed.map(([, address, date]) => [address, date])).toEqual([
      [own, '2026-11-23T09:00:00.000Z'],
      [`${own}?lang=en`, '2026-11-23T09:00:00.000Z'],
    ]);
    expect(dates.length).toBeGreaterThan(changed.length);
  });

  it('the web manifest names the site in the language of the request, and is no page', async () => {
    const { headers, body } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const { name, lang, icons, start_url } = JSON.parse(body);
    expect({ name, lang, start_url }).toEqual({ name: 'Aurelia', lang: 'de', start_url: '/' });
    expect(icons[0]).toEqual({ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' });
    const page = await get('/hyaluron');
    expect(page.body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  it('robots.txt and the sitemap are requested again after a day', async () => {
    const { headers } = await get('/robots.txt');
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it('the manifest names the build and the rules of its routes [R8.12]', async () => {
    const { id } = (await get('/builds/latest.json')).json();
    const manifest = await get(`/builds/meta/${id}.json`);
    expect(manifest.json()).toEqual({ id: 'build-1', routes: site.rules });
    expect(manifest.headers['cache-control']).toContain('immutable');
  });

  it('the messages of a locked site are different [R8.14] [R3.1]', async () => {
    expect((await get('/_i18n/de/messages.json')).json().isLocked).toBe(false);
    const locked = await get('/_i18n/de/messages.json', { 'x-locked': '1' });
    expect(locked.json().isLocked).toBe(true);
  });

  it('messages that bypass caches are created again, and may not be cached [R8.14]', async () => {
    const url = '/_i18n/de/messages.json';
    const kept = await get(url);
    expect(kept.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    sample.texts.notFound = 'Neuer Text';
    expect((await get(url)).body).toBe(kept.body);
    const validator = { 'if-none-match': String(kept.headers.etag) };
    const fresh = await get(url, { 'cache-control': 'no-cache', ...validator });
    expect(fresh.json().error.notFound).toBe('Neuer Text');
    expect(fresh.headers['cache-control']).toBe('no-store');
    // The remembered messages are unchanged.
    expect((await get(url)).body).toBe(kept.body);
  });

  it('a locked visitor’s page differs from the public one', async () => {
    await get('/hyaluron');
    const asked = sample.questions();
    await get('/hyaluron', { 'x-locked': '1' });
    expect(sample.questions()).toBeGreaterThan(asked);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { PageRequest, WebAssets } from './contract.ts';
import { sampleConfig, sampleFetch, sampleLetters, sampleSession } from './testing/sample-api.ts';
import { createWebApp } from './web-app.tsx';

const assets: WebAssets = {
  buildId: 'build',
  boot: '/assets/boot.js',
  font: '/assets/font.woff2',
  late: '/assets/late.css',
  css: {
    site: 'body{color:red}',
    home: '.hero{color:red}',
    treatment: '.cut{color:red}',
    prices: '.core{color:red}',
    text: '.legal{color:red}',
    gate: '.pk-gate{color:red}',
    intern: '.private{color:red}',
    late: '.failure{color:red}',
  },
};
const app = createWebApp(assets);

function request(path: string, more: Partial<PageRequest> = {}): PageRequest {
  return {
    url: new URL(path, 'https://aurelia.example'),
    locale: 'de',
    explicitLocale: false,
    session: null,
    config: sampleConfig,
    fetch: sampleFetch,
    isBot: false,
    ...more,
  };
}

const broken: typeof fetch = async () =>
  Response.json({ statusCode: 503, code: 'UNAVAILABLE', message: '' }, { status: 503 });

describe('the head of a page', () => {
  it('names the page, the practice, what it is and where [R1.1]', async () => {
    const { body } = await app.render(request('/preise'));
    expect(body).toContain(
      '<title>Preise · Aurelia, Praxis für ästhetische Medizin, Weimar</title>',
    );
    const english = await app.render(request('/preise', { locale: 'en' }));
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('Prices · Aurelia, Practice for aesthetic medicine, Weimar');
  });

  it('names both languages and is canonical to itself [R1.4D]', async () => {
    const { body } = await app.render(request('/hyaluron'));
    const bare = 'https://aurelia.example/hyaluron';
    expect(body).toContain(`<link rel="canonical" href="${bare}">`);
    expect(body).toContain(`hreflang="de" href="${bare}"`);
    expect(body).toContain(`hreflang="en" href="${bare}?lang=en"`);
    expect(body).toContain(`hreflang="x-default" href="${bare}"`);
    const english = request('/hyaluron?lang=en', { locale: 'en', explicitLocale: true });
    const page = await app.render(english);
    expect(page.body).toContain(`<link rel="canonical" href="${bare}?lang=en">`);
    expect(page.body).toContain('href="/preise?lang=en"');
  });

  it('a copy of the index is canonical at / and not indexed [R2.6D]', async () => {
    const { body, status } = await app.render(request('/index%20copy'));
    expect(status).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://aurelia.example/">');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('has what R1.2 and R1.3 ask for', async () => {
    const { body } = await app.render(request('/'));
    expect(body).toContain('property="og:type" content="website"');
    expect(body).toContain('content="telephone=no"');
    expect(body).toContain('media="(prefers-color-scheme: light)" content="#ffffff"');
    expect(body).not.toContain('noindex');
  });
});

describe('the policy', () => {
  it('carries the hash of every inline script and style, and nothing unsafe for scripts', async () => {
    const { body } = await app.render(request('/private', { session: sampleSession() }));
    const inline = [...body.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map((match) => match[2]);
    expect(inline).toHaveLength(3);
    for (const content of inline) {
      const hash = createHash('sha256')
        .update(content ?? '')
        .digest('base64');
      expect(app.contentSecurityPolicy).toContain(`'sha256-${hash}'`);
    }
    expect(app.contentSecurityPolicy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
    expect(app.contentSecurityPolicy).toContain("require-trusted-types-for 'script'");
  });

  it('no page fetches a script before load', async () => {
    const { body } = await app.render(request('/'));
    expect(body).not.toMatch(/<script[^>]+src=|modulepreload/);
  });

  it('the late sheet stands in the body, before what it is written for and after the first sight', async () => {
    const { body } = await app.render(request('/'));
    const late = body.indexOf('<link rel="stylesheet" href="/assets/late.css"');
    expect(late).toBeGreaterThan(body.indexOf('class="principles"'));
    expect(late).toBeLessThan(body.indexOf('id="oberhaut"'));
  });

  it('a page for reading carries no data, and its payload has the same tag', async () => {
    const { body } = await app.render(request('/'));
    const data = JSON.parse(/type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '');
    expect(data.state).toBeNull();
    const payload = JSON.parse((await app.payload(request('/'))).body);
    expect(payload.tag).toBe(data.tag);
    expect(payload.site.practice.name).toBe('Aurelia');
    const english = JSON.parse((await app.payload(request('/', { locale: 'en' }))).body);
    expect(english.tag).not.toBe(data.tag);
  });

  it('what is included costs nothing and is not said to cost from anything', async () => {
    const free: typeof fetch = async (input, init) => {
      const answer = await sampleFetch(input, init);
      if (!String(input).includes('/api/prices')) return answer;
      const prices = (await answer.json()) as { amount: string | null }[];
      return Response.json(
        prices.map((price, at) => (at === 0 ? { ...price, amount: null } : price)),
      );
    };
    for (const [locale, word] of [
      ['de', 'enthalten'],
      ['en', 'included'],
    ] as const) {
      const { body } = await app.render(request('/preise', { locale, fetch: free }));
      expect(body).toContain(`>${word}</dd>`);
      expect(body).not.toMatch(/NaN|\D0\u00a0€|€0\D/);
    }
  });
});

describe('answers', () => {
  it.each(app.routes.filter(({ access }) => access !== 'auth').map(({ path }) => path))(
    '%s is 200 for a guest, in both languages',
    async (path) => {
      for (const locale of ['de', 'en'] as const) {
        const page = await app.render(request(encodeURI(path), { locale }));
        expect(page.status).toBe(200);
        expect(page.headers['content-language']).toBe(locale);
        expect(page.memory).toBe(app.match(path)?.memory);
        expect(page.body).not.toMatch(/pages\.|nav\./);
      }
    },
  );

  it('a guest is sent to the login [R2.3]', async () => {
    const page = await app.render(request('/private'));
    expect(page).toMatchObject({ status: 302, memory: false });
    expect(page.headers.location).toBe('/login?callbackUrl=%2Fprivate');
  });

  it('an address without a page is a 404 in its own words [R2.15]', async () => {
    const page = await app.render(request('/nix'));
    expect(page).toMatchObject({ status: 404, memory: false });
    expect(page.body).toContain('Seite nicht gefunden');
    expect(page.body).toContain('Page Not Found');
  });

  it('a failure of the API is a failure, and shows nothing of its inside [R2.8]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await app.render(request('/preise', { fetch: broken }));
    expect(page.status).toBe(503);
    expect(page.body).not.toContain('/api/');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  it('a bot gets the status and no error page [R2.9]', async () => {
    const page = await app.render(request('/nix', { isBot: true }));
    expect(page).toMatchObject({ status: 404, body: '' });
    expect(app.renderError(request('/', { isBot: true }), 503)).toMatchObject({
      status: 503,
      body: '',
    });
  });

  it('the letter of somebody else does not exist [R2.5]', async () => {
    const session = sampleSession();
    const own = await app.render(request(`/service/letter/${sampleLetters[0]?.id}`, { session }));
    expect(own.status).toBe(200);
    const other = '/service/letter/0192f000-0003-7000-8000-000000000999';
    expect((await app.render(request(other, { session }))).status).toBe(404);
  });

  it('a signed-in page is never kept, and has the intern layout [R2.17]', async () => {
    const page = await app.render(request('/preise', { session: sampleSession() }));
    expect(page.memory).toBe(false);
    expect(page.body).toContain('Abmelden');
  });

  it('the payload is the same content as data [R8.13]', async () => {
    const answer = await app.payload(request('/preise', { locale: 'en' }));
    expect(answer).toMatchObject({ status: 200, memory: true });
    expect(JSON.parse(answer.body)).toMatchObject({ title: 'Prices', locale: 'en' });
    const guest = await app.payload(request('/private'));
    expect(JSON.parse(guest.body)).toMatchObject({ redirect: '/login?callbackUrl=%2Fprivate' });
    expect((await app.payload(request('/nix'))).status).toBe(404);
  });

  it('the gate shows nothing of the site [R3.1]', () => {
    const gate = app.renderGate(request('/'));
    expect(gate.status).toBe(503);
    expect(gate.headers).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' });
    expect(gate.body).toContain('Under Construction');
    expect(gate.body).not.toMatch(/Hyaluron|Behandlungen/);
  });
});

describe('the content', () => {
  it('every price says ab and names the fee schedule, and no drug is named', async () => {
    for (const { path } of app.routes.filter(({ indexed }) => indexed)) {
      const { body } = await app.render(request(path));
      const text = body
        .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
        .replaceAll('/botox', '');
      expect(text).not.toMatch(/botulinum|botox/i);
      if (text.includes('€')) expect(text).toContain('GOÄ');
    }
  });

  it('the imprint has what § 5 DDG asks for', async () => {
    const { body } = await app.render(request('/impressum'));
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
});

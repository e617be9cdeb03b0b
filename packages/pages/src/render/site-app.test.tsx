import type { Locale } from '@praxiskit/core';
import { createRouteTable, type Route, routeKinds } from '@praxiskit/pages';
import { lateLayout, type SiteDefinition, usePack, useText } from '@praxiskit/pages/react';
import { createSiteApp, type SiteAssets, type SiteServer } from '@praxiskit/pages/render';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { PageRequest } from './load-page.ts';

function Home() {
  return <h1>Home</h1>;
}

const page: Route['page'] = async () => ({ Component: Home });
const routes = createRouteTable([
  { ...routeKinds.open, id: 'home', path: '/', page },
  { ...routeKinds.forRoles('staff'), id: 'tool', path: '/tool', page },
  {
    ...routeKinds.open,
    id: 'broken',
    path: '/broken',
    page: () => Promise.reject(new SyntaxError('Unexpected token')),
  },
]);

function frame(name: string) {
  return ({ children }: { children: ReactNode }) => <main data-frame={name}>{children}</main>;
}

const definition: SiteDefinition<object> = {
  routes,
  layouts: { default: frame('default') },
  Shell: ({ children }) => children,
  nameOf: () => ({ name: 'Praxis', sentence: 'Praxis.' }),
};

const assets: SiteAssets = {
  buildId: '1',
  inline: 'theme()',
  font: null,
  late: '/late.css',
  css: { site: 'a{}', late: 'b{}' },
};

/** The minimal server entry of a site. */
const least: SiteServer<object, null> = {
  definition,
  roles: ['staff'],
  facts: async () => ({}),
  payloads: {},
  messages: (locale: Locale) => ({
    error: { notFound: `404 ${locale}`, failure: `500 ${locale}`, start: 'S' },
    pages: {
      home: { title: 'Home', description: 'D' },
      tool: { title: 'Tool', description: 'D' },
      broken: { title: 'Broken', description: 'D' },
    },
    unsaved: { leave: '?' },
  }),
};

const config = { guest_redirect: '/', responsive: { breakpoints: [] } } as never;

async function render(server: SiteServer<object, null>, path: string, roles?: string[]) {
  const app = createSiteApp(server, assets);
  const request: PageRequest<null> = {
    url: new URL(path, 'https://praxis.example'),
    match: routes.match(path),
    locale: 'de',
    explicitLocale: false,
    config,
    isLocked: false,
    data: null,
    facts: () => server.facts({ locale: 'de', config, isLocked: false, data: null }),
    session: roles
      ? { user: { data: { id: '1', roles, password_change: false } }, expires: '2030-01-01' }
      : null,
  };
  const loaded = await app.load(request, { statusOf: () => 500, report: () => {} });
  return (await app.html(request, loaded)).body;
}

test('a site without a font of its own preloads none, and one with a font does', async () => {
  expect(await render(least, '/')).not.toContain('rel="preload"');
  const withFont = createSiteApp(least, { ...assets, font: '/own.woff2' });
  const request = { url: new URL('https://praxis.example/'), locale: 'de' as const, config };
  expect(withFont.failed(request, 500).body).toContain('<link rel="preload" href="/own.woff2"');
});

test('the browser’s bars have the colors that the site names, and no others', async () => {
  expect(await render(least, '/')).not.toContain('theme-color');
  const colored = await render({ ...least, themeColors: { light: '#fff', dark: '#000' } }, '/');
  expect(colored).toContain('media="(prefers-color-scheme: dark)" content="#000"');
});

test('a missing layout is replaced by the intern one, else by the default', async () => {
  expect(await render(least, '/tool', ['staff'])).toContain('data-frame="default"');
  const layouts = { ...definition.layouts, intern: frame('intern') };
  const server = { ...least, definition: { ...definition, layouts } };
  expect(await render(server, '/tool', ['staff'])).toContain('data-frame="intern"');
  expect(await render(server, '/')).toContain('data-frame="default"');
});

test('a late layout is loaded with the first page that names it, and with no other', async () => {
  const load = vi.fn(async () => ({ Layout: frame('admin') }));
  const layouts = { ...definition.layouts, admin: lateLayout(load) };
  const server = { ...least, definition: { ...definition, layouts } };
  await render(server, '/');
  expect(load).not.toHaveBeenCalled();
  expect(await render(server, '/tool', ['staff'])).toContain('data-frame="admin"');
});

test('without the data around it a page is replaced by the failure page, which has the last known facts', async () => {
  const server: SiteServer<object, null> = {
    ...least,
    failed: ({ status, facts }) => ({
      title: 'Failed',
      sheets: [],
      body: <p>{`${status} of ${JSON.stringify(facts)}`}</p>,
    }),
  };
  const app = createSiteApp(server, assets);
  const request: PageRequest<null> = {
    url: new URL('https://praxis.example/'),
    match: routes.match('/'),
    locale: 'de',
    explicitLocale: false,
    config,
    isLocked: false,
    data: null,
    session: null,
    facts: async () => ({ practice: 'Aurelia' }),
  };
  const errors = { statusOf: () => 503, report: () => {} };
  await app.load(request, errors);
  const failing = { ...request, facts: async () => Promise.reject(new Error('away')) };
  const answer = await app.html(failing, await app.load(failing, errors));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
  expect(answer.body).toContain('503 of');
  expect(answer.body).toContain('Aurelia');
});

test('a site without these parts gets simple defaults: unknown address, failure, no gate', async () => {
  expect(await render(least, '/nowhere')).toContain('<h1>404 de</h1>');
  const app = createSiteApp(least, assets);
  const request = { url: new URL('https://praxis.example/x'), locale: 'en' as const, config };
  expect(app.failed(request, 503).body).toContain('<p>503</p><h1><a href="">500 en</a></h1>');
  expect(() => app.closed(request, null)).toThrow('`closed` is missing in createSiteApp');
});

test('a page whose component cannot be imported fails, instead of showing the error page with status 200', async () => {
  await expect(render(least, '/broken')).rejects.toThrow('Unexpected token');
});

test('the policy hosts of a site are read once for each configuration', () => {
  const policySources = vi.fn(() => [{ 'img-src': ['https://tiles.example'] }]);
  const app = createSiteApp({ ...least, policySources }, assets);
  const request = { url: new URL('https://praxis.example/'), locale: 'de' as const, config };
  const policyOf = (answer: { headers: Record<string, string> }) =>
    answer.headers['content-security-policy'];
  const first = policyOf(app.failed(request, 500));
  expect(first).toContain('https://tiles.example');
  expect(policyOf(app.failed(request, 503))).toBe(first);
  expect(policySources).toHaveBeenCalledOnce();
  app.failed({ ...request, config: { ...(config as object) } as never }, 500);
  expect(policySources).toHaveBeenCalledTimes(2);
});

function Said({ data }: { data: unknown }) {
  return <p>{[useText()('say.one'), usePack<{ two: string }>('say').two, data].join(' ')}</p>;
}

test('words of the practice replace the site’s texts in a page, its payload and its packs', async () => {
  const asked = createRouteTable([
    { ...routeKinds.open, id: 'home', path: '/', page: async () => ({ Component: Said }) },
  ]);
  const server: SiteServer<object, null> = {
    ...least,
    definition: { ...definition, routes: asked },
    facts: async () => ({ words: { 'say.one': 'EINS', 'say.two': 'ZWEI', 'say.three': 'DREI' } }),
    payloads: { home: async ({ t, words }) => ({ data: t('say.three') + words['say.one'] }) },
    messages: (locale) => ({
      ...least.messages(locale, false),
      say: { one: 'eins', two: 'zwei', three: 'drei' },
    }),
  };
  expect(await render(server, '/')).toContain('<p>EINS ZWEI DREIEINS</p>');
  expect(await render({ ...server, facts: async () => ({}) }, '/')).toContain('<p>eins zwei drei');
});

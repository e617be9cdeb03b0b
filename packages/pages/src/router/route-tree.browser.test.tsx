import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, data, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createI18n } from '../i18n/i18n.ts';
import type { PageModule, Route } from '../routes/route.ts';
import { routeKinds } from '../routes/route-kinds.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { SiteDefinitionContext } from '../site/contexts.ts';
import { lateLayout } from '../site/late-layout.ts';
import type { SiteDefinition } from '../site/site-definition.ts';
import { routeServices } from './route-services.ts';
import { createRouteTree, withLayouts } from './route-tree.tsx';

function First() {
  return <h1>First</h1>;
}
function Second() {
  return <h1>Second</h1>;
}

function Around({ children }: { children: ReactNode }) {
  return children;
}
function Step({ children }: { children: ReactNode }) {
  return <section aria-label="Step">{children}</section>;
}
function NotFound() {
  return <h1>Page not found</h1>;
}
function Failure({ status }: { status: number }) {
  return <h1>Failed with {status}</h1>;
}

/** A site of two pages, showing the first one; `load` loads the second one's component. */
async function show(load: PageModule, second: Partial<Route> = {}) {
  const routes = createRouteTable([
    { ...routeKinds.open, id: 'first', path: '/', page: async () => ({ Component: First }) },
    { ...routeKinds.open, id: 'second', path: '/second', page: load, ...second },
  ]);
  const definition = {
    routes,
    layouts: { default: Around, step: lateLayout(async () => ({ Layout: Step })) },
    Shell: Around,
    NotFound,
    Failure,
    nameOf: () => ({ name: 'Aurelia', sentence: 'A practice.' }),
  } as unknown as SiteDefinition<object>;
  const context = new RouterContextProvider();
  context.set(routeServices, {
    session: () => null,
    guestRedirect: () => '/',
    site: () => ({ locale: 'en', config: {}, session: null }) as never,
    payload: async () => ({ title: '', description: '', locale: 'en', data: {} }) as never,
  });
  const router = createMemoryRouter(createRouteTree(withLayouts(definition)), {
    getContext: () => context,
  });
  await render(
    <I18nextProvider i18n={createI18n('en', { error: { failure: 'Failure' } })}>
      <SiteDefinitionContext value={definition}>
        <RouterProvider router={router} />
      </SiteDefinitionContext>
    </I18nextProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'First' })).toBeVisible();
  return router;
}

test('a page whose component cannot be loaded shows an error in the layout, and appears when it can be loaded', async () => {
  let isThere = false;
  const router = await show(async () => {
    if (!isThere) throw data('', { status: 503 });
    return { Component: Second };
  });
  await router.navigate('/second');
  await expect.element(page.getByRole('heading', { name: 'Failed with 503' })).toBeVisible();
  await router.navigate('/');
  isThere = true;
  await router.navigate('/second');
  await expect.element(page.getByRole('heading', { name: 'Second' })).toBeVisible();
});

test('a page that could not be loaded without a network appears when the network is back, at the same address', async () => {
  let isThere = false;
  const router = await show(async () => {
    if (!isThere) throw data('', { status: 503 });
    return { Component: Second };
  });
  document.title = '';
  await router.navigate('/second');
  await expect.element(page.getByRole('heading', { name: 'Failed with 503' })).toBeVisible();
  // From that moment on it listens for the network.
  await expect.poll(() => document.title).not.toBe('');
  isThere = true;
  dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/second');
});

test.each([
  ['a page', true, 'Second'],
  ['its 404', false, 'Page not found'],
])('%s is shown in its late layout', async (_what, isValid, heading) => {
  const second = { layout: 'step', validate: () => isValid } as const;
  const router = await show(async () => ({ Component: Second }), second);
  await router.navigate('/second');
  const step = page.getByRole('region', { name: 'Step' });
  await expect.element(step.getByRole('heading', { name: heading })).toBeVisible();
});

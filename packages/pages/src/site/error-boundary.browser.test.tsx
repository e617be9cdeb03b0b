import { createRouteTable, type Route, routeKinds } from '@praxiskit/pages';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createI18n } from '../i18n/i18n.ts';
import { SiteDefinitionContext } from './contexts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import type { SiteDefinition } from './site-definition.ts';

function Empty() {
  return null;
}

const page: Route['page'] = async () => ({ Component: Empty });
const route = {
  ...routeKinds.intern,
  id: 'letter',
  path: '/letter',
  missing: 'letter.missing',
  page,
} satisfies Route;
const definition = {
  routes: createRouteTable([route]),
  nameOf: () => ({ name: 'Aurelia', sentence: 'A practice.' }),
} as unknown as SiteDefinition<object>;

test('a navigation to a missing or failing page sets the error as the document’s title [R2.7]', async () => {
  document.title = 'Overview · Aurelia';
  const missing = () => {
    throw Response.json('', { status: 404 });
  };
  const broken = () => {
    throw new Error('broken');
  };
  const router = createMemoryRouter([
    {
      id: 'root',
      loader: () => ({ locale: 'en' }),
      element: <Outlet />,
      HydrateFallback: Empty,
      children: [
        { index: true, element: <h1>Overview</h1> },
        { path: 'letter', handle: { route }, loader: missing, element: null, ErrorBoundary },
        { path: 'broken', loader: broken, element: null, ErrorBoundary },
        { path: '*', loader: missing, element: null, ErrorBoundary },
      ],
    },
  ]);
  const messages = {
    error: { notFound: 'Page not found', failure: 'Failure' },
    letter: { missing: 'This letter is not here' },
  };
  await render(
    <I18nextProvider i18n={createI18n('en', messages)}>
      <SiteDefinitionContext value={definition}>
        <RouterProvider router={router} />
      </SiteDefinitionContext>
    </I18nextProvider>,
  );
  for (const [path, title] of [
    ['/letter', 'This letter is not here · Aurelia'],
    ['/nowhere', 'Page not found · Aurelia'],
    ['/broken', 'Failure · Aurelia'],
  ] as const) {
    await router.navigate(path);
    await expect.poll(() => document.title).toBe(title);
  }
});

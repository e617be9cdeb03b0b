import type { Locale } from '@praxiskit/core';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useLoaderData,
  useLocation,
} from 'react-router';
import { createI18n } from './i18n/i18n.ts';
import type { PageSession } from './page-session.ts';
import type { Payload, Site } from './payload/payload.ts';
import { rootId } from './router/route-tree.tsx';
import type { PageComponent } from './routes/route.ts';
import { type BrowserRuntime, BrowserRuntimeContext } from './site/contexts.ts';
import { createUnsaved } from './unsaved.ts';

export interface PreviewPageProps<Data> {
  page: PageComponent;
  /** The data of the page at an address; read again when the search changes. */
  read(url: URL): Data;
  /** With its search: '/login?error=CredentialsSignin'. */
  address: string;
  locale: Locale;
  /** The site's texts, as in `messages` of a site. */
  messages: Record<string, unknown>;
  /** The site's facts; none by default. */
  facts?: object;
  /** A guest by default. */
  session?: PageSession | null;
  /** The value of `useServices`; nothing by default. */
  services?: unknown;
}

/**
 * One page as a site renders it, without a server: for stories, and for tests of a page in a
 * browser. Any other address is shown as text.
 */
export function PreviewPage<Data>(props: PreviewPageProps<Data>) {
  // Created once, as in a document: address and language do not change from outside.
  const [{ i18n, router, runtime }] = useState(() => create(props));
  return (
    <I18nextProvider i18n={i18n}>
      <BrowserRuntimeContext value={runtime}>
        <RouterProvider router={router} />
      </BrowserRuntimeContext>
    </I18nextProvider>
  );
}

function create<Data>(props: PreviewPageProps<Data>) {
  const { page, read, address, locale, messages, facts = {}, session = null, services } = props;
  const site = { ...facts, config, session, locale, explicitLocale: false } as Site;
  const urlOf = (path: string) => new URL(path, 'https://preview.example');
  const payloadOf = (url: URL) => ({ title: '', description: '', locale, data: read(url) });
  const pageId = 'page';
  const router = createMemoryRouter(
    [
      {
        id: rootId,
        loader: () => site,
        shouldRevalidate: () => false,
        Component: Outlet,
        children: [
          {
            id: pageId,
            path: urlOf(address).pathname,
            loader: ({ request }) => payloadOf(new URL(request.url)),
            Component: contentOf(page),
          },
          { path: '*', Component: Elsewhere },
        ],
      },
    ],
    {
      initialEntries: [address],
      hydrationData: { loaderData: { [rootId]: site, [pageId]: payloadOf(urlOf(address)) } },
    },
  );
  const runtime: BrowserRuntime = {
    session: { get: () => session, subscribe: () => () => {} },
    services,
    preload() {},
    chooseLocale() {},
    onHydrated() {},
    onNavigated() {},
    unsaved: createUnsaved({ ask: () => true }),
  };
  return { i18n: createI18n(locale, messages), router, runtime };
}

/** Like `pageOf`, without the document's head: a story is no document of the site. */
function contentOf(Component: PageComponent) {
  return function Content() {
    return <Component {...(useLoaderData() as Payload<never>)} />;
  };
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const config = {
  construction: false,
  construction_hash: null,
  responsive: { breakpoints: [] },
  no_cookies: false,
  animated_anchors: false,
  analytics_id: null,
  guest_redirect: '/',
  version: '0',
  build_id: '0',
};

import { LinkProvider, SkipLink, type UiKitMessages, UiKitProvider } from '@praxiskit/ui-kit';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigationType } from 'react-router';
import { alternatesOf, documentDescription, documentTitle } from '../document/head.ts';
import { usePack } from '../i18n/use-text.ts';
import type { Payload } from '../payloads/payload.ts';
import { idInHash } from '../site/addresses.ts';
import { useRoute, useSession, useSite } from '../site/hooks.ts';
import { layoutFor } from '../site/layout.ts';
import { useOptionalServices } from '../site/services.ts';
import type { Site } from '../site/site.ts';
import { AdminLayout } from './admin.tsx';
import { DefaultLayout } from './default.tsx';
import { InternLayout } from './intern.tsx';
import { LetterLayout } from './letter.tsx';
import { Overlays } from './overlays.tsx';
import { SiteAnchor } from './site-link.tsx';

const layouts = {
  default: DefaultLayout,
  intern: InternLayout,
  letter: LetterLayout,
  admin: AdminLayout,
};

/** The site's language and links, for everything that is drawn inside. */
export function SiteFrame({ locale, children }: { locale: string; children: ReactNode }) {
  const services = useOptionalServices();
  const messages = usePack<UiKitMessages>('uiKit');
  return (
    <UiKitProvider locale={locale === 'de' ? 'de-DE' : 'en-US'} messages={messages}>
      <LinkProvider component={SiteAnchor} preload={(href) => services?.preload(href)}>
        {children}
      </LinkProvider>
    </UiKitProvider>
  );
}

/** Chooses the layout, and does what every navigation asks for. */
export function RootLayout() {
  const site = useLoaderData() as Site;
  return (
    <SiteFrame locale={site.locale}>
      <Frame />
    </SiteFrame>
  );
}

function Frame() {
  const services = useOptionalServices();
  const session = useSession();
  const route = useRoute();
  const layout = layoutFor(route?.layout ?? null, session !== null);
  const Layout = layouts[layout];
  useNavigationEffects();
  useEffect(() => services?.onHydrated(), [services]);
  useEffect(() => document.getElementById('root')?.setAttribute('data-layout', layout), [layout]);
  return (
    <>
      <SkipLink />
      <Layout>
        <Outlet />
      </Layout>
      <Overlays isLegal={route?.id === 'imprint' || route?.id === 'privacy'} />
    </>
  );
}

/** Scrolls as R2.14 has it, closes the menu, starts what watches over pages. Not on the first one. */
function useNavigationEffects() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const services = useOptionalServices();
  const shown = useRef({ pathname, hash });
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = { pathname, hash };
    if (former.pathname !== pathname) {
      const menu = document.getElementById('menu');
      if (menu?.matches(':popover-open')) menu.hidePopover();
      if (kind !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    // React comes late: whoever has read on since the browser's own jump stays where they are.
    const isSame = former.pathname === pathname && former.hash === hash;
    if (hash && !isSame) document.getElementById(idInHash(hash))?.scrollIntoView();
    services?.onNavigated();
  }, [pathname, hash, kind, services]);
}

/** Keeps the document's head that of the page, once React navigates. */
export function useHead(payload: Pick<Payload, 'title' | 'description'>) {
  const { practice, locale, explicitLocale } = useSite();
  const { title, description } = payload;
  useEffect(() => {
    document.title = documentTitle(title, practice, locale);
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', documentDescription(description, practice, locale));
    const canonical = document.querySelector('link[rel="canonical"]');
    const links = alternatesOf(new URL(location.href), explicitLocale ? locale : null);
    canonical?.setAttribute('href', links.canonical);
  }, [title, description, practice, locale, explicitLocale]);
}

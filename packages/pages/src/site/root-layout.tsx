import {
  type ComponentType,
  Fragment,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { idInHash } from '../addresses/addresses.ts';
import { layoutFor } from '../routes/layout.ts';
import { useOptionalRuntime, useSiteDefinition } from './contexts.ts';
import { useHydrated, useRoute, useSession, useSite } from './hooks.ts';
import { componentOf } from './late-layout.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { PreviewNote } from './preview-note.tsx';
import type { OverlaysProps, SiteDefinition } from './site-definition.ts';

/** Chooses the layout, and runs the effects of every navigation. */
export function RootLayout() {
  const { Shell } = useSiteDefinition();
  const { locale } = useSite();
  return (
    <Shell locale={locale}>
      <PreviewNote />
      <CurrentLayout />
    </Shell>
  );
}

function CurrentLayout() {
  const { layouts, routes, overlays } = useSiteDefinition();
  const runtime = useOptionalRuntime();
  const session = useSession();
  const route = useRoute();
  const isHydrated = useHydrated();
  const name = layoutFor(route?.layout ?? null, session !== null);
  const Layout = componentOf(layouts[name] ?? layouts.intern ?? layouts.default) ?? Fragment;
  useNavigationEffects();
  useEffect(() => runtime?.onHydrated(), [runtime]);
  useEffect(() => document.getElementById('root')?.setAttribute('data-layout', name), [name]);
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      {isHydrated && runtime ? <LeaveQuestion unsaved={runtime.unsaved} /> : null}
      {isHydrated && overlays ? (
        <LazyOverlays load={overlays} isLegal={routes.paths.legal.includes(route?.path ?? '')} />
      ) : null}
    </>
  );
}

interface LazyOverlaysProps extends OverlaysProps {
  load: NonNullable<SiteDefinition<object>['overlays']>;
}

function LazyOverlays({ load, isLegal }: LazyOverlaysProps) {
  const [Overlays] = useState(() => lazy(() => load().catch(withoutOverlays)));
  return (
    <Suspense fallback={null}>
      <Overlays isLegal={isLegal} />
    </Suspense>
  );
}

/** Dialogs that cannot be loaded must not break the page. */
function withoutOverlays(error: unknown): { default: ComponentType<OverlaysProps> } {
  console.error(error);
  return { default: Nothing };
}

function Nothing() {
  return null;
}

/** Scrolls as in R2.14, closes an open popover, moves the focus. Not for the first page. */
function useNavigationEffects() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const runtime = useOptionalRuntime();
  const shown = useRef({ pathname, hash });
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = { pathname, hash };
    if (former.pathname !== pathname) {
      document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
      if (kind !== 'POP' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    // React starts late: a reader who has scrolled since the browser's own jump stays there.
    const isSame = former.pathname === pathname && former.hash === hash;
    if (hash && !isSame) document.getElementById(idInHash(hash))?.scrollIntoView();
    runtime?.onNavigated();
  }, [pathname, hash, kind, runtime]);
}

import { lazy, Suspense } from 'react';
import { useHydrated } from '../site/hooks.ts';
import { useOptionalServices } from '../site/services.ts';

const BrowserOverlays = lazy(() => import('./browser-overlays.tsx'));

/** Consent dialog and toasts: never in the server's markup, and in a chunk of their own. */
export function Overlays({ isLegal }: { isLegal: boolean }) {
  const isHydrated = useHydrated();
  const services = useOptionalServices();
  if (!isHydrated || !services) return null;
  return (
    <Suspense fallback={null}>
      <BrowserOverlays services={services} isLegal={isLegal} />
    </Suspense>
  );
}

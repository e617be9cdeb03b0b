import type { Route } from '@praxiskit/pages';
import { lazy, Suspense } from 'react';
import { useOptionalServices } from '../services/services.ts';

const BrowserOverlays = lazy(() => import('./browser-overlays.tsx'));

/** Consent dialog and toasts: in a chunk of their own. */
export function Overlays({ route }: { route: Route | null }) {
  const services = useOptionalServices();
  if (!services) return null;
  return (
    <Suspense fallback={null}>
      <BrowserOverlays
        services={services}
        isLegal={route?.id === 'imprint' || route?.id === 'privacy'}
      />
    </Suspense>
  );
}

import { replay, type StandaloneData } from '@praxiskit/pages/client';
import { createGate, createUnlock } from '@praxiskit/under-construction-gate';
import { hydrateRoot } from 'react-dom/client';
import { ClosedSite } from '../standalone.tsx';

/** The closed site: only the gate is interactive. */
export async function startGate(
  { locale, data }: StandaloneData,
  fetcher: typeof fetch,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const gate = createGate({
    hash: data.construction_hash as string | null,
    storage: localStorage,
    unlock: createUnlock({ fetch: fetcher }),
    onUnlocked: () => location.assign('/'),
  });
  const hasLogin = data.construction_hash !== null;
  hydrateRoot(root, <ClosedSite hasLogin={hasLogin} locale={locale} gate={gate} />);
  const early = window.__early;
  if (early) setTimeout(() => replay(early));
}

import { createGate, createUnlock } from '@praxiskit/under-construction-gate';
import { hydrateRoot } from 'react-dom/client';
import { replay } from '../boot/early.ts';
import type { GateData } from '../document/page-data.ts';
import { StandaloneGate } from '../layouts/standalone.tsx';

/** The closed site: only the gate is alive. */
export function startGate(root: HTMLElement, data: GateData, fetcher: typeof fetch): void {
  const gate = createGate({
    hash: data.config.construction_hash,
    storage: localStorage,
    unlock: createUnlock({ fetch: fetcher }),
    onUnlocked: () => location.assign('/'),
  });
  hydrateRoot(root, <StandaloneGate config={data.config} locale={data.locale} gate={gate} />);
  const early = window.__early;
  if (early) setTimeout(() => replay(early));
}

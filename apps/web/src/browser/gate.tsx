import { replay, type StandaloneData } from '@praxiskit/pages/client';
import { gateMessages } from '@praxiskit/under-construction-gate';
import { hydrateGate } from '@praxiskit/under-construction-gate/react';

/** The closed site: only the gate is interactive. */
export async function startGate(page: StandaloneData, fetcher: typeof fetch): Promise<void> {
  const root = document.getElementById('root');
  const early = window.__early;
  if (!root) return;
  hydrateGate(root, {
    hash: page.data.construction_hash as string | null,
    fetch: fetcher,
    messages: gateMessages[page.locale],
    onHydrated: () => early && replay(early),
  });
}

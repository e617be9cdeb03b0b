import type { ClosedContext } from '@praxiskit/pages/client';
import { gateMessages } from '@praxiskit/under-construction-gate';
import { hydrateGate } from '@praxiskit/under-construction-gate/react';

/** The closed site: only the gate is interactive. */
export function start({ page, root, fetch, onHydrated }: ClosedContext): void {
  hydrateGate(root, {
    hash: page.data.construction_hash as string | null,
    messages: gateMessages[page.locale],
    ...{ fetch, onHydrated },
  });
}

import type { Consent } from '@praxiskit/consent-manager';
import { createRecovery } from '@praxiskit/pages/client';
import { expect, it, vi } from 'vitest';
import { createBrowserServices } from './create-services.ts';

const clear = vi.fn();
let isReachable = true;
vi.mock('@praxiskit/record-model/client', () => ({
  // A mocked module is loaded once: that its chunk is missing shows when it is read.
  get createRecordClient() {
    if (!isReachable) throw new Error('The chunk cannot be loaded');
    return () => ({ clear });
  },
}));

const listeners: (() => void)[] = [];
vi.mock('@praxiskit/auth-client', () => ({
  createBrowserAuthClient: () => ({
    getState: () => ({ session: null }),
    subscribe: (listener: () => void) => listeners.push(listener),
  }),
}));

it('a client of records that could not be loaded is loaded again, and a sign-out does not mind', async () => {
  const consent = {} as Consent;
  const recovery = createRecovery({
    ...{ config: { build_id: 'a' }, fetch: async () => Response.json({ id: 'a' }) },
    guard: { allow: () => false },
  });
  const services = createBrowserServices({ session: null, locale: 'de', consent, fetch, recovery });
  isReachable = false;
  const failed = services.records();
  // Vitest fails the run for a rejection that this leaves unhandled.
  for (const listener of listeners) listener();
  await expect(failed).rejects.toThrow('The chunk cannot be loaded');
  isReachable = true;
  await expect(services.records()).resolves.toEqual({ clear });
  for (const listener of listeners) listener();
  await vi.waitFor(() => expect(clear).toHaveBeenCalledOnce());
});

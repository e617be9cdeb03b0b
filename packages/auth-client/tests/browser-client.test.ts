import { createBrowserAuthClient } from '@praxiskit/auth-client';
import { expect, test, vi } from 'vitest';
import { patient } from './site.ts';

test('after a reload without server rendering the user is known again, and data loaded as a guest is dropped', async () => {
  const answer = Promise.withResolvers<Response>();
  const onUserChanged = vi.fn();
  const client = createBrowserAuthClient({ fetch: () => answer.promise, onUserChanged });
  expect(client.getState()).toMatchObject({ status: 'loading', session: null });
  answer.resolve(Response.json(patient));
  await vi.waitFor(() => expect(client.getState().status).toBe('authenticated'));
  expect(client.session.get()).toEqual(patient);
  expect(onUserChanged).toHaveBeenCalledOnce();
});

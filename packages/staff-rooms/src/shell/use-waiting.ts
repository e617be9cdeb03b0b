import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSyncExternalStore } from 'react';
import { useRooms } from './rooms-context.tsx';

/** The open requests, the oldest first; the same query everywhere, so that it is asked for once. */
export const openRequests = { filter: { status: 'open' }, sort: 'created_at', limit: 500 };

const never = () => () => undefined;
const none: readonly ModelRecord[] = [];

/** The requests that nobody has answered yet; live, none until they are loaded. */
export function useOpenRequests(): readonly ModelRecord[] {
  const { loaded } = useRooms();
  const list =
    loaded.status === 'ready' ? loaded.client.loaded('requests').list(openRequests) : null;
  return useSyncExternalStore(
    list ? list.subscribe.bind(list) : never,
    () => list?.records ?? none,
    () => none,
  ) as readonly ModelRecord[];
}

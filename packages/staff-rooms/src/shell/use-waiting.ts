import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSyncExternalStore } from 'react';
import { openRequests } from '../lists/queries.ts';
import { useRooms } from './rooms-context.tsx';

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

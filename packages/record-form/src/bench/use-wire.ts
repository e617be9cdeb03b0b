import { useSyncExternalStore } from 'react';
import type { Who, Wire, WireLine } from './wire.ts';

const none: readonly WireLine[] = [];

/** What the server heard so far. */
export const useWireLines = (wire: Wire): readonly WireLine[] =>
  useSyncExternalStore(
    wire.subscribe,
    () => wire.lines,
    () => none,
  );

/** Whether a window has a connection. */
export const useIsConnected = (wire: Wire, who: Who): boolean =>
  useSyncExternalStore(
    wire.subscribe,
    () => wire.isConnected(who),
    () => true,
  );

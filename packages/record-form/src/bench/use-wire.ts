import { useStore } from 'zustand';
import type { Who, Wire, WireLine } from './wire.ts';

/** The requests that the server has received so far. */
export const useWireLines = (wire: Wire): readonly WireLine[] =>
  useStore(wire, ({ lines }) => lines);

export const useIsConnected = (wire: Wire, who: Who): boolean =>
  useStore(wire, ({ away }) => !away.includes(who));

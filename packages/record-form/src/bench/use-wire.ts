import { useStore } from 'zustand';
import type { Who, Wire, WireLine } from './wire.ts';

export const useWireLines = (wire: Wire): readonly WireLine[] =>
  useStore(wire, ({ lines }) => lines);

export const useIsConnected = (wire: Wire, who: Who): boolean =>
  useStore(wire, ({ away }) => !away.includes(who));

import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createGate, createUnlock, type Gate, type GateOptions } from '../index.ts';
import { GateScreen, type GateScreenProps } from './gate-screen.tsx';

/** The same values as the server rendered `GateScreen` with. */
export interface HydrateGateOptions
  extends Omit<GateScreenProps, 'gate' | 'hasLogin'>,
    Pick<GateOptions, 'hash' | 'onUnlocked'> {
  /** Posts the password to the server. */
  fetch: typeof fetch;
  /** Called once when the login box works. */
  onHydrated?: () => void;
}

/**
 * Makes the screen that the server rendered into `root` interactive. The right password stores the
 * access in localStorage and goes to `/`, or calls `onUnlocked` instead.
 */
export function hydrateGate(root: Element, options: HydrateGateOptions): Gate {
  const { hash, fetch, onUnlocked = () => location.assign('/'), ...screen } = options;
  const gate = createGate({
    hash,
    // Read at each call: where the browser blocks storage, the property throws, and the gate catches it.
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    unlock: createUnlock({ fetch }),
    onUnlocked,
  });
  hydrateRoot(root, <HydratedGate {...screen} gate={gate} />);
  return gate;
}

type HydratedGateProps = GateScreenProps & Pick<HydrateGateOptions, 'onHydrated'>;

function HydratedGate({ onHydrated, ...screen }: HydratedGateProps) {
  // A parent's effect runs after its children's, so the form has its handlers.
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <GateScreen {...screen} />;
}

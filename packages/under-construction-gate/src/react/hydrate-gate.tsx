import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createGate, createUnlock, type Gate, type GateOptions } from '../index.ts';
import { GateScreen, type GateScreenProps } from './gate-screen.tsx';

/** As for `GateScreen`, with the same values as the server rendered. */
export interface HydrateGateOptions
  extends Omit<GateScreenProps, 'gate' | 'hasLogin'>,
    Pick<GateOptions, 'hash' | 'onUnlocked'> {
  /** Posts the password to the server half. */
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
    // Read at each call: where the browser blocks storage, the gate catches what the property throws.
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
  // A parent's effect runs after its children's: the form has its handlers by then.
  useEffect(() => onHydrated?.(), [onHydrated]);
  return <GateScreen {...screen} />;
}

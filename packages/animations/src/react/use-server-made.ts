import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component took over HTML of a server, which somebody may be reading already. */
export function useServerMade(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component hydrated HTML of a server, which the visitor may already be reading. */
export function useServerMade(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

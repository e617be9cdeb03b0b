import { useSyncExternalStore } from 'react';
import { useRecordClient } from './client-context.tsx';

export interface Undo {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * For two buttons; renders again when their state changes.
 * @throws Error without a provider
 */
export function useUndo(): Undo {
  const { undo, redo, history } = useRecordClient();
  const canUndo = useSyncExternalStore(
    history.subscribe,
    () => history.canUndo,
    () => false,
  );
  const canRedo = useSyncExternalStore(
    history.subscribe,
    () => history.canRedo,
    () => false,
  );
  return { undo, redo, canUndo, canRedo };
}

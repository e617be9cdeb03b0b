import { useCallback, useEffect, useRef } from 'react';
import type { UnsavedEdits } from '../unsaved.ts';
import { useOptionalRuntime } from './contexts.ts';

/**
 * Registers the edits of a form while it is shown. Before they would be lost by a navigation, a
 * reload for a newer version, or closing the tab, they are saved or the visitor is asked.
 * @param edits true while the form has unsaved edits, or an object that knows it and can save them
 */
export function useUnsaved(edits: boolean | UnsavedEdits): void {
  const unsaved = useOptionalRuntime()?.unsaved;
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });
  useEffect(() => {
    const current = () => (typeof latest.current === 'object' ? latest.current : null);
    return unsaved?.add({
      isUnsaved: () => current()?.isUnsaved() ?? latest.current === true,
      save: async () => current()?.save?.(),
      discard: () => current()?.discard?.(),
    });
  }, [unsaved]);
}

/**
 * For leaving the page without a navigation, such as signing out: saves edits if possible, asks the
 * visitor if edits would be lost, and returns whether to continue.
 */
export function useMayLeave(): () => Promise<boolean> {
  const unsaved = useOptionalRuntime()?.unsaved;
  return useCallback(async () => unsaved?.mayLeave() ?? true, [unsaved]);
}

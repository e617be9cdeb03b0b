import { useCallback, useEffect, useRef } from 'react';
import type { UnsavedEdits } from '../unsaved/unsaved.ts';
import { useOptionalRuntime } from './contexts.ts';

/**
 * Names the edits of a form while it is shown: before they would be lost, by a navigation, a reload for a
 * newer version, or the closing of the tab, they are saved or the visitor is asked.
 *
 * @param edits true while the form has edits that are not saved, or what knows it and can save them
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
 * For what ends the page in another way than a navigation, such as signing out: saves what can be saved,
 * asks the visitor where something would be lost, and answers whether to go on.
 */
export function useMayLeave(): () => Promise<boolean> {
  const unsaved = useOptionalRuntime()?.unsaved;
  return useCallback(async () => unsaved?.mayLeave() ?? true, [unsaved]);
}

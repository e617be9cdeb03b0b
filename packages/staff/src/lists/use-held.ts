import type { ModelRecord } from '@praxiskit/record-model/client';
import { useState } from 'react';

/**
 * The open record. One that others have deleted stays open, so that its editor can ask what becomes of what was
 * written, until it is released.
 *
 * @param found in the list of its view
 * @param id of the open one
 */
export function useHeld(found: ModelRecord | undefined, id: string | null) {
  const [last, setLast] = useState(found);
  const [released, setReleased] = useState<string | null>(null);
  if (found && found !== last) setLast(found);
  const isHeld = last !== undefined && String(last.base().id) === id && released !== id;
  return {
    open: found ?? (isHeld ? last : undefined),
    /** Closes the editor of a deleted record; null takes that back. */
    release: setReleased,
  };
}

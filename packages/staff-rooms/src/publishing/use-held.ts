import { useDrafts } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useState } from 'react';

/**
 * The open record. One that others have deleted stays open while something of it is not saved here, so that its
 * editor can ask what becomes of that.
 *
 * @param found in the list of its view
 * @param id of the open one
 */
export function useHeld(
  view: string,
  found: ModelRecord | undefined,
  id: string | null,
): ModelRecord | undefined {
  const drafts = useDrafts(view);
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  if (found || !last || String(last.base().id) !== id) return found;
  return last.isChanged || drafts.get(id)?.isChanged ? last : undefined;
}

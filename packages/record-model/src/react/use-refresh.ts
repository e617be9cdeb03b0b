import { useEffect, useState } from 'react';
import type { ModelRecord } from '../api/model.ts';
import type { RequestOptions } from '../api/query.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

/** When a record is loaded again, and how. */
export interface RefreshOptions extends Pick<RequestOptions, 'headers'> {
  /** False: nothing is asked. */
  readonly isActive: boolean;
}

/**
 * Loads a record again while the server is to change it by itself: after 2 s, then 4 s, … up to every
 * 60 s, while its tab is visible. A failure is asked again like an answer. Other `headers` begin anew:
 * define them outside of the component.
 *
 * @returns true once the record does not exist any more
 */
export function useRefresh(record: ModelRecord, { isActive, headers }: RefreshOptions): boolean {
  const [gone, setGone] = useState<ModelRecord | null>(null);
  const isGone = gone === record;
  useEffect(() => {
    if (!isActive || isGone) return;
    const { view } = record;
    const { primaryKey } = view.definition;
    // A list, because a record that is gone is an empty one, and no failed request in the console.
    const query = { filter: { [primaryKey]: record.base()[primaryKey] }, limit: 1 };
    const options = headers && { headers };
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout>;
    const askAfter = (ms: number): void => {
      timer = setTimeout(async () => {
        const found = document.hidden ? null : await view.find(query, options).catch(() => null);
        if (isEnded) return;
        if (found?.length === 0) setGone(record);
        else askAfter(Math.min(2 * ms, LONGEST_MS));
      }, ms);
    };
    askAfter(FIRST_MS);
    return () => {
      isEnded = true;
      clearTimeout(timer);
    };
  }, [record, isActive, isGone, headers]);
  return isGone;
}

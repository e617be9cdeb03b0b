import { useEffect, useState } from 'react';
import type { ModelRecord } from '../api/model.ts';
import type { RequestOptions } from '../api/query.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 60_000;

export interface RefreshOptions extends Pick<RequestOptions, 'headers'> {
  /** False: nothing is read. */
  readonly isActive: boolean;
}

/**
 * Loads a record again while the server is expected to change it: after 2 s, then 4 s, … up to
 * every 60 s, while its tab is visible. A failure is followed by another try, like an answer. Other
 * `headers` start again: define them outside of the component.
 * @returns true when the record does not exist any more
 */
export function useRefresh(record: ModelRecord, { isActive, headers }: RefreshOptions): boolean {
  const [gone, setGone] = useState<ModelRecord | null>(null);
  const isGone = gone === record;
  useEffect(() => {
    if (!isActive || isGone) return;
    const { view } = record;
    const { primaryKey } = view.definition;
    // A list, because a missing record is then an empty list, and no failed request in the console.
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

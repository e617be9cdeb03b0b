import type { ConsentMap } from './items/items.ts';
import { attempt } from './lifecycle/attempt.ts';

/** The part of `Storage` that is used; `localStorage` fits. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The decisions as they are kept, under `consent.state` [R4.8D]. */
export interface ConsentRecord {
  map: ConsentMap;
  /** The revision of the decided items, from `revisionOf`. */
  revision: string;
  /** Time of the last decision, in milliseconds since 1970. */
  time: number;
  /** Only single items were decided so far: the question is still to be asked. */
  isPartial?: boolean;
}

export const STATE_KEY = 'consent.state';
/** The id that the proof log gave. */
export const ID_KEY = 'consent.id';
const SHOW_KEY = 'consent.show';
const SESSION_KEY = 'consent.session';
const ALL_KEY = 'consent.all';

/** Other code may have written to the storage. */
function isRecord(value: unknown): value is ConsentRecord {
  const { map, revision, time } = Object(value) as Record<string, unknown>;
  return (
    map instanceof Object &&
    Object.values(map).every((one) => typeof one === 'boolean') &&
    typeof revision === 'string' &&
    Number.isFinite(time)
  );
}

/**
 * Reads and writes the names of R4.8. What the browser does not keep applies until the page is left, and the
 * visitor is asked at the next visit: an answer from before must not outlive the one that had no room.
 */
export function createRecordStore(storage: ConsentStorage | null) {
  // One that is missing throws, as one that is blocked does.
  const place = storage as ConsentStorage;
  let unkept: ConsentRecord | null = null;
  return {
    read: () =>
      attempt(() => {
        // On a first visit there is none, and JSON's null is read from null without an error.
        const value: unknown = JSON.parse(place.getItem(STATE_KEY) as string);
        return isRecord(value) ? value : null;
      }) ?? unkept,
    write(record: ConsentRecord, isAll: boolean) {
      const { isPartial = false } = record;
      const keep = () =>
        attempt(() => {
          place.setItem(STATE_KEY, JSON.stringify(record));
          unkept = null;
          place.setItem(SHOW_KEY, `${isPartial}`);
          place.setItem(SESSION_KEY, `${!isPartial}`);
          place.setItem(ALL_KEY, `${isAll}`);
        });
      unkept = record;
      keep();
      if (!unkept) return;
      // Removing makes room: the second time it may fit.
      attempt(() => place.removeItem(STATE_KEY));
      keep();
    },
    clear() {
      unkept = null;
      attempt(() => {
        for (const key of [STATE_KEY, SESSION_KEY, ALL_KEY, ID_KEY]) place.removeItem(key);
        place.setItem(SHOW_KEY, 'true');
      });
    },
  };
}

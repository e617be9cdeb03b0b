import type { ConsentMap } from '../items/items.ts';

/** The part of `Storage` that is used; `localStorage` fits. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The decisions as they are kept, under `consent.state` [R4.8D]. */
export interface ConsentRecord {
  map: ConsentMap;
  /** What they were made about, as `revisionOf` writes it. */
  revision: string;
  /** Of the last one, in milliseconds since 1970. */
  time: number;
  /** Random; ties the visitor's decisions together in the proof log, and to nothing else. */
  id: string;
  /** Only single items were decided so far: the question is still to be asked. */
  isPartial?: boolean;
}

export const STATE_KEY = 'consent.state';
const SHOW_KEY = 'consent.show';
const SESSION_KEY = 'consent.session';
const ALL_KEY = 'consent.all';

/** Anything may stand in a storage; what the proof log would refuse is no record either. */
function isRecord(value: unknown): value is ConsentRecord {
  const { map, revision, time, id } = Object(value) as Record<string, unknown>;
  return (
    map instanceof Object &&
    Object.values(map).every((one) => typeof one === 'boolean') &&
    typeof revision === 'string' &&
    typeof time === 'number' &&
    /^[\w-]{8,64}$/.test(String(id))
  );
}

/** Reads and writes the names of R4.8. Where the browser blocks storage, the visitor is asked at each visit. */
export function createRecordStore(storage: ConsentStorage | null) {
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  return {
    read: () =>
      attempt(() => {
        const value: unknown = JSON.parse(storage?.getItem(STATE_KEY) ?? 'null');
        return isRecord(value) ? value : null;
      }),
    write(record: ConsentRecord, isAll: boolean) {
      attempt(() => {
        const { isPartial = false } = record;
        storage?.setItem(STATE_KEY, JSON.stringify(record));
        storage?.setItem(SHOW_KEY, `${isPartial}`);
        storage?.setItem(SESSION_KEY, `${!isPartial}`);
        storage?.setItem(ALL_KEY, `${isAll}`);
      });
    },
    clear() {
      attempt(() => {
        for (const key of [STATE_KEY, SESSION_KEY, ALL_KEY]) storage?.removeItem(key);
        storage?.setItem(SHOW_KEY, 'true');
      });
    },
  };
}

import type { ConsentMap } from '../items/items.ts';

/** The part of `Storage` that is used; `localStorage` fits. */
export type ConsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A decision as it is kept, under `consent.state` [R4.8D]. */
export interface ConsentRecord {
  map: ConsentMap;
  /** What it was made about, as `revisionOf` writes it. */
  revision: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Random; ties the visitor's decisions together in the proof log, and to nothing else. */
  id: string;
}

export const STATE_KEY = 'consent.state';
const SHOW_KEY = 'consent.show';
const SESSION_KEY = 'consent.session';
const ALL_KEY = 'consent.all';

function isRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { map, revision, time, id } = value as Record<string, unknown>;
  return (
    typeof map === 'object' &&
    map !== null &&
    Object.values(map).every((one) => typeof one === 'boolean') &&
    typeof revision === 'string' &&
    typeof time === 'number' &&
    typeof id === 'string'
  );
}

/** Reads and writes the names of R4.8. Where the browser blocks storage, the visitor is asked at each visit. */
export function createRecordStore(storage: ConsentStorage) {
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
        const value: unknown = JSON.parse(storage.getItem(STATE_KEY) ?? 'null');
        return isRecord(value) ? value : null;
      }),
    write(record: ConsentRecord, isAll: boolean) {
      attempt(() => {
        storage.setItem(STATE_KEY, JSON.stringify(record));
        storage.setItem(SHOW_KEY, 'false');
        storage.setItem(SESSION_KEY, 'true');
        storage.setItem(ALL_KEY, String(isAll));
      });
    },
    clear() {
      attempt(() => {
        for (const key of [STATE_KEY, SESSION_KEY, ALL_KEY]) storage.removeItem(key);
        storage.setItem(SHOW_KEY, 'true');
      });
    },
  };
}

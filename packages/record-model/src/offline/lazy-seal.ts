import { createSeal, type Seal, type StorageKey } from './seal.ts';

/** The seal of a user whose key the server gives: in memory only, and not there at first. */
export interface LazySeal {
  /** Null without the key: nothing can be sealed or opened yet. */
  readonly current: Seal | null;
  /** Requests the key, if it is not there; resolves also without it, and may be called again. */
  load(): Promise<void>;
}

/**
 * @param loadKeys the present key first
 * @param onLoad called once, when the key has come
 */
export function createLazySeal(loadKeys: () => Promise<unknown>, onLoad: () => void): LazySeal {
  let current: Seal | null = null;
  let loading: Promise<void> | null = null;

  async function request(): Promise<void> {
    try {
      const keys = await loadKeys();
      if (!areKeys(keys)) return;
      current = createSeal(keys);
      onLoad();
    } catch {
      // Without an answer or a session there is no key: the next call requests it again.
    } finally {
      loading = null;
    }
  }

  return {
    get current() {
      return current;
    },
    async load() {
      if (current !== null) return;
      loading ??= request();
      await loading;
    },
  };
}

const areKeys = (value: unknown): value is [StorageKey, ...StorageKey[]] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    ({ id, key }: Partial<StorageKey>) =>
      typeof id === 'string' && typeof key === 'string' && /^[0-9a-f]{64}$/.test(key),
  );

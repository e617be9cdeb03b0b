import type { Locale } from '@praxiskit/core';
import type { RequestValues } from '../request/request.ts';

export interface NewRequest extends RequestValues {
  /** Equal for a form that is sent twice unchanged. */
  key: string;
  locale: Locale;
  deleteAfter: Date;
}

export interface RequestStore {
  /** Stores the request and enqueues its mails, both or neither; false if one with this key exists. */
  add(request: NewRequest): Promise<boolean>;
  isKept(key: string): Promise<boolean>;
}

/** In this process's memory, for tests and previews. */
export function createMemoryRequestStore(): RequestStore & {
  readonly kept: readonly NewRequest[];
} {
  const kept: NewRequest[] = [];
  const has = (key: string) => kept.some((one) => one.key === key);
  return {
    kept,
    async add(request) {
      if (has(request.key)) return false;
      kept.push(request);
      return true;
    },
    isKept: async (key) => has(key),
  };
}

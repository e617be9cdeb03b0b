import type { StoredAnswer } from './options.ts';

/** What a handler answers; the route sends it. */
export type Answer = Omit<StoredAnswer, 'fingerprint'>;

export const ok = (body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers,
  body,
});

/** The caller has it already. */
export const notModified = (headers: Answer['headers']): Answer => ({
  status: 304,
  headers,
  body: undefined,
});

export const noContent: Answer = { status: 204, headers: {}, body: undefined };

import type { StoredAnswer } from './options.ts';

/** What a handler answers; the route sends it. */
export type Answer = Omit<StoredAnswer, 'fingerprint'>;

export const ok = (body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers,
  body,
});

export const noContent: Answer = { status: 204, headers: {}, body: undefined };

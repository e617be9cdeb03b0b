import type { StoredAnswer } from './options.ts';

/** The answer of a handler; the route sends it. */
export interface Answer extends Omit<StoredAnswer, 'fingerprint'> {
  /** The body as JSON, where it is written already. */
  readonly text?: string;
}

export const ok = (body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers,
  body,
});

/** The same with a body that is already JSON. */
export const okText = (text: string, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers,
  body: undefined,
  text,
});

/** The caller's copy is current. */
export const notModified = (headers: Answer['headers']): Answer => ({
  status: 304,
  headers,
  body: undefined,
});

export const noContent: Answer = { status: 204, headers: {}, body: undefined };

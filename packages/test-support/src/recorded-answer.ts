/** What a request has beside its address. */
interface Sent {
  /** The caller. A guest has no session. */
  by: string;
  headers?: Record<string, string>;
  /** A body as JSON, or the fields of a form. */
  json?: Record<string, unknown>;
  form?: Record<string, string>;
}

/** A request to a server and its answer, as a page of documentation shows them. */
export interface RecordedAnswer {
  /** What is asked, in a few words. */
  about: string;
  /** 'GET /api/auth/session' */
  request: string;
  sent: Sent;
  status: number;
  /** Those that matter here. */
  headers: Record<string, string>;
  body: unknown;
}

interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: unknown;
}

const shown = ['etag', 'vary', 'location', 'retry-after', 'cache-control', 'set-cookie'];

/** With the headers that a reader needs, and '…' in the place of what is random. */
export const recordedAnswer = (
  about: string,
  request: string,
  answer: Answer,
  sent: Sent,
): RecordedAnswer => ({
  about,
  request,
  sent: withoutRandom(sent),
  status: answer.status,
  headers: withoutRandom(
    Object.fromEntries(
      shown
        .filter((name) => answer.headers[name] !== undefined)
        .map((name) => [name, [answer.headers[name]].flat().join('\n')]),
    ),
  ),
  body: withoutRandom(answer.body),
});

/** Hashes, signed tokens and cookies' values. An id keeps its form. */
const random = [/[0-9a-f]{64}(?:(?:\||%7C)[0-9a-f]{64})?/g, /(?<==)[\w-]{20,}(?:\.[\w-]+)*(?=;)/g];

const withoutRandom = <T>(value: T): T =>
  JSON.parse(
    random.reduce((text, token) => text.replace(token, '…'), JSON.stringify(value ?? null)),
  );

export type ProblemCode =
  | 'FILTER_INVALID'
  | 'SORT_INVALID'
  | 'INCLUDE_INVALID'
  | 'QUERY_INVALID'
  | 'BODY_INVALID'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'VERSION_STALE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'PRECONDITION_REQUIRED'
  | 'READ_ONLY'
  | 'VALIDATION_FAILED';

const statuses: Readonly<Record<ProblemCode, number>> = {
  FILTER_INVALID: 400,
  SORT_INVALID: 400,
  INCLUDE_INVALID: 400,
  QUERY_INVALID: 400,
  BODY_INVALID: 400,
  NOT_FOUND: 404,
  CONFLICT: 409,
  VERSION_STALE: 412,
  UNSUPPORTED_MEDIA_TYPE: 415,
  READ_ONLY: 422,
  VALIDATION_FAILED: 422,
  PRECONDITION_REQUIRED: 428,
};

/** A refusal of the test server; `fetch` converts it to an answer. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: unknown;

  constructor(code: ProblemCode, details?: unknown) {
    super(code);
    this.code = code;
    this.details = details;
  }

  toResponse(): Response {
    const { code, details } = this;
    const statusCode = statuses[code];
    const body = { statusCode, code, message: code, details };
    return Response.json(body, { status: statusCode, headers: { 'cache-control': 'no-store' } });
  }
}

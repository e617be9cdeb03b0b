/** An answer of the API that is no success; `statusCode` decides which error page stands for it. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  readonly statusCode: number;

  constructor(statusCode: number, code: string, path: string, cause?: unknown) {
    super(`${path} answered ${statusCode} ${code}`, cause === undefined ? undefined : { cause });
    this.statusCode = statusCode;
    this.code = code;
  }
}

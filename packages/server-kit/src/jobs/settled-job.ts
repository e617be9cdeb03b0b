/** Why a job failed. Not the message: it may hold an e-mail address, and the tables keep it. */
export interface JobFailure {
  name: string;
  code?: string | undefined;
  smtpCode?: number | undefined;
  smtpStatus?: string | undefined;
}

/** A job that has come to its end. */
export interface SettledJob {
  id: string;
  name: string;
  payload: object;
  tries: number;
  /** Null: it is done. Else it failed for good. */
  failure: JobFailure | null;
  /** What its handler has answered, in this process; undefined for one that failed. */
  result?: unknown;
}

export function failureOf(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, smtpCode, smtpStatus } = error as Error & Record<string, unknown>;
  return {
    name: error.name,
    ...(code === undefined ? {} : { code: String(code) }),
    ...(typeof smtpCode === 'number' ? { smtpCode } : {}),
    ...(typeof smtpStatus === 'string' ? { smtpStatus } : {}),
  };
}

/** An error with `isPermanent` would come again with each try. */
export function isPermanent(error: unknown): boolean {
  return error instanceof Error && 'isPermanent' in error && error.isPermanent === true;
}

import { DataDirectoryError } from './data-directory-error.ts';
import { DatabaseAwayError } from './database-away-error.ts';

/** Notices that PGlite has ended inside this process, from which only a new process recovers. */
export interface PgliteDeath {
  /** Resolves with the reason, in one line; never, where PGlite lives as long as the process. */
  died: Promise<Error>;
  /** Returns the error that is thrown for a failed query. */
  after(error: unknown): unknown;
}

export function watchPglite(dataDir: string): PgliteDeath {
  const died = Promise.withResolvers<Error>();
  return {
    died: died.promise,
    after(error) {
      if (!isDeath(error)) return error;
      const reason = error instanceof Error ? error.message : String(error);
      died.resolve(
        new DataDirectoryError(
          `PGlite has ended (${reason.split('\n')[0]}), and the server with it: start it again. What it had confirmed is kept in ${dataDir}.`,
          { cause: error },
        ),
      );
      return new DatabaseAwayError('PGlite has ended.', { cause: error });
    },
  };
}

/** An error of WebAssembly, or what each query fails with after PGlite has left one in the middle. */
function isDeath(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  return /cannot drop active portal|^Aborted\(/.test(error.message);
}

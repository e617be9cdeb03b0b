/** DATA_DIR, or its content, cannot be used; the message is one line with the remedy. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/** The error for a missing or wrong part of PGlite's data; the part is never made again. */
export function damaged(directory: string, what: string, cause?: unknown): DataDirectoryError {
  return new DataDirectoryError(
    `The data in ${directory} cannot be used: ${what}. Restore the folder from a backup, or set another DATA_DIR.`,
    { cause },
  );
}

/** SQLSTATEs of a full disk (53100), and of transactions that are refused because of it. */
const FULL = /^(?:53100|25006)$/;
/**
 * SQLSTATEs of damaged blocks and indexes (XX001, XX002), of a catalog that contradicts itself (XX000),
 * and of missing files (58P01).
 */
const DAMAGED = /^(?:XX00[012]|58P01)$/;

/** An error of PGlite's start, in terms of DATA_DIR; any other error is returned unchanged. */
export function explainPglite(error: unknown, dataDir: string): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    if (FULL.test(code)) return diskFull(dataDir, error);
    if (DAMAGED.test(code)) return damaged(dataDir, firstLine(at), error);
  }
  return error;
}

export function diskFull(dataDir: string, cause?: unknown): DataDirectoryError {
  return new DataDirectoryError(
    `DATA_DIR cannot be used: ${dataDir}: its disk is full. PGlite needs some 20 MB of free room, and 60 MB for new data.`,
    { cause },
  );
}

/** The driver's words, without the query that it puts before them. */
function firstLine({ message }: Error): string {
  return (message.split(' - ').at(-1) ?? message).split('\n')[0] ?? '';
}

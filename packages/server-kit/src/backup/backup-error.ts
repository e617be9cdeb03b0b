/** A file that is no backup, or a damaged or foreign one; its message is one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Explains why reading a backup has failed, to the person who restores it; any other error stays as it is. */
export function explainBackup(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  // Node's names for what zlib returns: https://nodejs.org/api/zlib.html#zlib-constants
  if (code === 'Z_BUF_ERROR') return new BackupError(`The backup is cut off (${error.message}).`);
  if (code.startsWith('Z_')) return new BackupError(`This is no whole backup (${error.message}).`);
  // SQLSTATE's classes of values and of constraints: the message itself may hold a person's data.
  if (/^2[23]...$/.test(code)) {
    return new BackupError(`A row of the backup does not fit its table (SQLSTATE ${code}).`);
  }
  return error;
}

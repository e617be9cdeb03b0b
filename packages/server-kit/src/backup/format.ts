/**
 * A backup is gzipped text, one JSON object a line. A row is a line as the database writes it. All other
 * lines begin with `#`: first the head, then files, a line before the rows of each table, last the end.
 * A backup without the end is cut off.
 */
export const MARK = '#';

export interface BackupHead {
  format: 1;
  /** ISO 8601 */
  createdAt: string;
  /** Names of the migrations that had run, in order. */
  migrations: string[];
}

export interface BackupFile {
  /** Its path below the data directory, with slashes. */
  file: string;
  /** base64 */
  content: string;
}

/** From here on lines are rows of this table. */
export interface BackupTable {
  table: string;
}

/** The content of a backup in figures, by which two backups, or a backup and a database, are compared. */
export interface BackupContent {
  rows: number;
  files: number;
  /** SHA-256 over all rows, table by table, in hexadecimal. */
  hash: string;
}

/** The last line. */
export interface BackupEnd extends BackupContent {
  end: true;
}

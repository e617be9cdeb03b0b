/** An event about a record; its values are read by an ordinary request. */
export interface LiveChange {
  readonly view: string;
  readonly id: string;
  readonly version: number;
  readonly action: 'create' | 'update' | 'remove' | 'link' | 'unlink';
}

/** Null for other events: a newer server may send more. */
export function readChange(data: string): LiveChange | null {
  try {
    const change = JSON.parse(data) as Partial<LiveChange> | null;
    const isChange = typeof change?.view === 'string' && typeof change.id === 'string';
    return isChange ? (change as LiveChange) : null;
  } catch {
    return null;
  }
}

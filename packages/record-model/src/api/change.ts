/**
 * clean     nothing to save
 * dirty     edits wait for their save
 * saving    a save is in progress
 * saved     the last edit is on the server
 * failed    the server could not be reached or refused; the edits are kept
 * conflict  another user changed the same field, which waits for a decision; the others are saved. Where one of them
 *           could not be, that is said (failed, invalid), and the record's `conflict` is there as well
 * invalid   a rule is broken, here or on the server; see `errors()`
 */
export type SaveState = 'clean' | 'dirty' | 'saving' | 'saved' | 'failed' | 'conflict' | 'invalid';

/** The server's value when the edit began, this client's value, and the server's current value. */
export interface FieldConflict {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * The fields that both sides changed, and edited fields that a newer server no longer accepts, by
 * name.
 */
export interface RecordConflict {
  readonly fields: Readonly<Record<string, FieldConflict>>;
  /**
   * True if the edited record does not exist for this user any more; `fields` is empty then.
   * 'theirs' drops it, any other choice creates a new record with its values.
   */
  readonly isGone?: boolean;
}

/**
 * How a conflict is resolved: all fields in the same way, or by field, mine where not named. `value` is a value that
 * neither has.
 */
export type ConflictChoice = 'mine' | 'theirs' | Readonly<Record<string, FieldChoice>>;

export type FieldChoice = 'mine' | 'theirs' | { readonly value: unknown };

/**
 * One edited field: the server's value, and the edit. Of a relation to many: the related records before
 * and after.
 */
export interface Change {
  readonly old: unknown;
  readonly value: unknown;
}

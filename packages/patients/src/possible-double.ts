/** A patient who may be the same person. */
export interface PossibleDouble {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  /** ISO 8601 */
  readonly birth_date: string | null;
  readonly phone: string | null;
  readonly city: string | null;
}

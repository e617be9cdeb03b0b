import { isSameValue } from '@praxiskit/record-model';
import { type ModelRecord, RecordError } from '@praxiskit/record-model/client';
import type { DraftFinding } from '@praxiskit/record-model/drafts';

/** A step that a user has requested. */
export type DraftStep = 'publish' | 'revert' | 'discard' | 'allow' | 'disallow' | 'keep';

/**
 * Why a step was not done.
 *
 * invalid      fields have values that they cannot have; `fields` names them
 * undecided    others have changed a field meanwhile that is changed here, too
 * findings     sentences are neither changed nor allowed
 * changed      the draft was saved meanwhile, by another user or with later edits: this user has not seen it
 * gone         there is no such draft or record any more
 * unavailable  no server has answered
 * throttled    the server has had too many requests; `error.retryAt` says when it takes more
 * refused      anything else; `error` says what
 */
export type DraftRefusalKind =
  | 'invalid'
  | 'undecided'
  | 'findings'
  | 'changed'
  | 'gone'
  | 'unavailable'
  | 'throttled'
  | 'refused';

/** The reason of a step that was not done; null again once the reason is gone. */
export interface DraftRefusal {
  readonly step: DraftStep;
  readonly kind: DraftRefusalKind;
  /** For `invalid`: the first broken rule of each column. */
  readonly fields: readonly { readonly name: string; readonly message: string }[];
  readonly error: RecordError;
}

/** A refusal at the moment it happened. */
export interface Refused {
  readonly step: DraftStep;
  readonly error: RecordError;
  /** The record or draft that was edited at that moment. */
  readonly edited: ModelRecord;
  readonly version: unknown;
  readonly values: Readonly<Record<string, unknown>>;
  /** The save has met a change of another user. */
  readonly isUndecided: boolean;
}

export const refusedNow = (step: DraftStep, thrown: unknown, edited: ModelRecord): Refused => ({
  step,
  edited,
  error: toRecordError(thrown),
  version: edited.base().version,
  values: valuesOf(edited),
  isUndecided: edited.conflict !== null,
});

/**
 * The current refusal: null if its reason is gone.
 *
 * @param findings of the record or draft being edited
 */
export function refusalOf(
  refused: Refused,
  edited: ModelRecord,
  findings: readonly DraftFinding[],
): DraftRefusal | null {
  const { step, error } = refused;
  const refusal = (kind: DraftRefusalKind, fields: DraftRefusal['fields'] = []): DraftRefusal => ({
    step,
    kind,
    fields,
    error,
  });
  const isSaved = edited !== refused.edited || edited.base().version !== refused.version;
  if (refused.isUndecided) return edited.conflict ? refusal('undecided') : null;
  if (error.code === 'VALIDATION_FAILED') {
    const fields = wrongFields(refused, edited);
    return fields.length > 0 ? refusal('invalid', fields) : null;
  }
  if (error.serverCode === 'FINDINGS_OPEN') {
    return findings.length > 0 || !isSaved ? refusal('findings') : null;
  }
  if (error.code === 'UNAVAILABLE') return isSaved ? null : refusal('unavailable');
  if (error.code === 'THROTTLED') return isSaved ? null : refusal('throttled');
  if (error.code === 'VERSION_STALE') return refusal('changed');
  if (error.code !== 'NOT_FOUND') return refusal('refused');
  // The refusal was about an earlier draft.
  const isNext = edited !== refused.edited && (edited.base().draft_of_id ?? null) !== null;
  return isNext ? null : refusal('gone');
}

/** The refusal immediately after the step. */
export function refusalNow(step: DraftStep, thrown: unknown, edited: ModelRecord): DraftRefusal {
  const refused = refusedNow(step, thrown, edited);
  const { error } = refused;
  const plain = { step, fields: [], error } as const;
  return refusalOf(refused, edited, []) ?? { ...plain, kind: 'refused' };
}

/**
 * Broken rules are checked again; a value that only publishing has refused counts until it is
 * changed.
 */
function wrongFields({ error, values }: Refused, edited: ModelRecord): DraftRefusal['fields'] {
  if (error.status === undefined || edited.saveState === 'invalid') {
    return firstMessages(edited.errors());
  }
  const now = valuesOf(edited);
  return firstMessages(error.details).filter(({ name }) => isSameValue(now[name], values[name]));
}

function firstMessages(details: unknown): DraftRefusal['fields'] {
  return Object.entries((details ?? {}) as Record<string, unknown>).flatMap(([name, failures]) => {
    const message = Array.isArray(failures) ? failures[0]?.message : undefined;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
}

const valuesOf = (record: ModelRecord) => record.toJSON() as Readonly<Record<string, unknown>>;

function toRecordError(thrown: unknown): RecordError {
  if (thrown instanceof RecordError) return thrown;
  return new RecordError('REFUSED', String(thrown), { cause: thrown });
}

import { RecordServerError } from '../error.ts';
import type { Sight } from '../model/caller.ts';

export interface Outcome {
  readonly id: string;
  readonly etag: string | undefined;
}

/**
 * References to earlier operations: `$0` is the record of the first one, whose id was unknown when
 * the batch was written.
 */
export interface References {
  id(text: string): string;
  etag(text: string | undefined): string | undefined;
  /**
   * Replaces references in foreign keys of a record, or in the id of a link, but not in other
   * columns.
   */
  body(body: unknown, sight: Sight, isLink: boolean): unknown;
}

const reference = /^\$(\d{1,2})$/;

const refusal = (reference: unknown) =>
  new RecordServerError('BODY_INVALID', { details: { reference } });

/**
 * @throws (its functions) RecordServerError BODY_INVALID for a reference to no earlier operation,
 * or for the version of an operation that has none
 */
export function createReferences(outcomes: readonly Outcome[]): References {
  function outcomeOf(text: unknown): Outcome | null {
    const [, index] = (typeof text === 'string' && reference.exec(text)) || [];
    if (index === undefined) return null;
    const outcome = outcomes[Number(index)];
    if (outcome === undefined) throw refusal(text);
    return outcome;
  }

  return {
    id: (text) => outcomeOf(text)?.id ?? text,
    etag: (text) => {
      const outcome = outcomeOf(text);
      if (outcome === null) return text;
      // Without a version there would be no comparison, and a DELETE would delete any version.
      if (outcome.etag === undefined) throw refusal(text);
      return outcome.etag;
    },
    body(body, { structure: { columns } }, isLink) {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
      const isKey = (name: string) =>
        isLink ? name === 'id' : columns.get(name)?.property.targetMeta !== undefined;
      // Without a prototype, because a body is read by its own names.
      return Object.fromEntries(
        Object.entries(body).map(([name, value]) => [
          name,
          (isKey(name) ? outcomeOf(value)?.id : undefined) ?? value,
        ]),
      );
    },
  };
}

import type { RecordError } from '@praxiskit/record-model/client';
import type { PossibleDouble } from '../possible-double.ts';

/** The patients who may be the same person, of the error that a save was refused with. */
export function doublesOf(error: RecordError | null): readonly PossibleDouble[] {
  if (error?.serverCode !== 'POSSIBLE_DOUBLE') return [];
  return (error.details as { doubles: readonly PossibleDouble[] }).doubles;
}

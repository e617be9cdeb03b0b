import type { ModelRecord } from '@praxiskit/record-model/client';
import type { RecordDetailProps } from '@praxiskit/staff/react';

export interface LetterDetailProps extends Omit<RecordDetailProps, 'record'> {
  card: ModelRecord;
  /** Level of the heading: 1 where the detail takes the list's place on a small screen. */
  level: 1 | 2;
}

/** The parts that an opened letter has in each of its states. */
export interface OpenedLetterProps extends LetterDetailProps {
  letter: ModelRecord;
}

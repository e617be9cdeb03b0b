import type { ReactElement, ReactNode } from 'react';
import type { RecordError } from './error.ts';
import type { ModelRecord, RecordClient, RecordConflict, SaveState } from './record/types.ts';
import type { RuleFailure } from './rules/rule.ts';

export declare function RecordClientProvider(props: {
  client: RecordClient;
  children?: ReactNode;
}): ReactElement;
export declare function useRecordClient(): RecordClient;
export declare function useRecord<T extends ModelRecord>(record: T): T;
export interface Field {
  readonly value: unknown;
  setValue(value: unknown): void;
  /** The first broken rule's message, or null. */
  readonly error: string | null;
  readonly errors: readonly RuleFailure[];
  readonly label: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly isChanged: boolean;
}
export declare function useField(record: ModelRecord, name: string): Field;
export declare function useSaveState(record: ModelRecord): {
  readonly state: SaveState;
  readonly error: RecordError | null;
  readonly conflict: RecordConflict | null;
};

import type { ModelRecord } from '../api/model.ts';
import type { Row } from '../store/row.ts';

/** Records are created when they are first requested, by the class of their view. */
export const recordOf = (row: Row): ModelRecord => row.record ?? row.table.createRecord(row);

import type { ModelRecord } from '../api/model.ts';
import type { Row } from '../store/row.ts';

/** Each view's class makes the records of its rows when they are first given away. */
export const recordOf = (row: Row): ModelRecord => row.record ?? row.table.createRecord(row);

import { keepOpening, type RecordServerOptions } from '@praxiskit/record-server';
import { isStaff } from './roles.ts';

/** Confidential views: each opening of a record by staff is in the audit log. */
const confidential = ['profiles', 'letters'];

export const keepOpened: NonNullable<RecordServerOptions['onOpen']> = async (opening, em) => {
  if (isStaff(opening.viewer) && confidential.includes(opening.view)) {
    await keepOpening(opening, em);
  }
};

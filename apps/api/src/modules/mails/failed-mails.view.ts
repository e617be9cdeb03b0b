import { defineView } from '@praxiskit/record-server';
import { failedMailFigures, failedMailView } from '@praxiskit/server-kit';
import { isAdmin, isStaff } from '../records/roles.ts';

/** Mails that failed for good. Which letter one belongs to is the staff's to know: not even its id. */
export const failedMailsView = defineView({
  ...failedMailView,
  access(viewer) {
    if (!isAdmin(viewer)) return null;
    const failed = { status: 'failed' } as const;
    const access = { read: true, update: failed, updateTo: true, writable: ['status'] } as const;
    return isStaff(viewer) ? access : { ...access, readable: failedMailFigures };
  },
});

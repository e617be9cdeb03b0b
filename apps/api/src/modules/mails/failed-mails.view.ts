import { defineView } from '@praxiskit/record-server';
import { FailedMail } from '@praxiskit/server-kit';
import { isAdmin, isStaff } from '../records/roles.ts';

/** Which letter a mail belongs to is the staff's to know: not even its id is in here. */
const ofAdmin = [
  ...(['id', 'version', 'created_at', 'updated_at', 'job', 'status', 'failed_at'] as const),
  ...(['tries', 'reason', 'code', 'smtp_code', 'smtp_status'] as const),
] as const;

/** Mails that failed for good: why, and never to whom. One that is set to `waiting` is sent again. */
export const failedMailsView = defineView({
  name: 'failed_mails',
  label: { de: 'E-Mails, die nicht ankamen', en: 'E-mails that did not arrive' },
  entity: FailedMail,
  defaultSort: '-failed_at',
  columns: {
    payload: { label: { de: 'Gehört zu', en: 'Belongs to' }, readOnly: true },
    job: { label: { de: 'Anlass', en: 'Reason' }, readOnly: true },
    status: {
      label: { de: 'Stand', en: 'Status' },
      rules: [{ op: 'oneOf', arg: ['failed', 'waiting'] }],
    },
    failed_at: { label: { de: 'Gescheitert am', en: 'Failed on' }, readOnly: true },
    tries: { label: { de: 'Versuche', en: 'Tries' }, readOnly: true },
    reason: { label: { de: 'Grund', en: 'Why' }, readOnly: true },
    code: { label: { de: 'Fehler', en: 'Error' }, readOnly: true },
    smtp_code: {
      label: { de: 'Antwort des Mailservers', en: 'Mail server’s reply' },
      readOnly: true,
    },
    smtp_status: { label: { de: 'Genauer Grund', en: 'Exact reason' }, readOnly: true },
  },
  access(viewer) {
    if (!isAdmin(viewer)) return null;
    const failed = { status: 'failed' } as const;
    const access = { read: true, update: failed, updateTo: true, writable: ['status'] } as const;
    return isStaff(viewer) ? access : { ...access, readable: ofAdmin };
  },
});

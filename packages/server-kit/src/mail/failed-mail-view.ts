import { FailedMail } from './failed-mail.entity.ts';

/**
 * The definition of the view of failed mails for record-server's `defineView`: why a mail failed, and never to
 * whom it was sent. The site decides in `access` who may read them, and set `status` to `waiting` (see `sendAgain`).
 */
export const failedMailView = {
  name: 'failed_mails',
  label: { de: 'E-Mails, die nicht ankamen', en: 'E-mails that did not arrive' },
  entity: FailedMail,
  defaultSort: '-failed_at',
  columns: {
    payload: { label: { de: 'Gehört zu', en: 'Belongs to' }, readOnly: true },
    job: { label: { de: 'Anlass', en: 'Reason' }, readOnly: true },
    status: { label: { de: 'Stand', en: 'Status' } },
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
} as const;

/** `readable` of roles that may not learn a mail's subject: the ids in `payload` would reveal it. */
export const failedMailFigures = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'job',
  'status',
  'failed_at',
  'tries',
  'reason',
  'code',
  'smtp_code',
  'smtp_status',
] as const;

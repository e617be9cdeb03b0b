import { createFormats } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { Alert, Button } from '@praxiskit/ui-kit';
import { useId, useState } from 'react';

/** A mail that failed for good, with its reason, and a button that sends it again. */
export function FailedMail({ mail }: { mail: ModelRecord }) {
  const t = useText();
  const { state } = useSaveState(mail);
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const day = createFormats(useSite().locale).date(String(mail.base().failed_at), 'numeric');
  const code = mail.get('smtp_code') ?? mail.get('code') ?? '';
  const refuse = () => {
    mail.rollback();
    setRefused(true);
  };
  const sendAgain = () => {
    mail.set('status', 'waiting');
    mail.flush().then(() => setRefused(false), refuse);
  };

  return (
    <li>
      <div id={id}>
        <p>{t(`admin.mails.reasons.${mail.get('reason')}`, { code })}</p>
        <p className="quiet">{t(`admin.mails.jobs.${mail.get('job')}`, { day })}</p>
      </div>
      {mail.base().status === 'waiting' ? (
        <p role="status">{t('admin.mails.waiting')}</p>
      ) : (
        <Button
          variant="secondary"
          isBusy={state === 'saving'}
          aria-describedby={id}
          onClick={sendAgain}
        >
          {t('admin.mails.again')}
        </Button>
      )}
      {isRefused ? <Alert kind="danger" isUrgent children={t('admin.mails.refused')} /> : null}
    </li>
  );
}

import { useReachable, useSite, useText } from '@praxiskit/pages/react';
import { WithRecords } from '../record-form/with-records.tsx';
import { FailedMail } from './failed-mail.tsx';
import '../styles/intern.css';

/** Shows the running build and the results of the health checks. */
export function Component() {
  const t = useText();
  const { config } = useSite();
  return (
    <section className="tool-page">
      <h1>{t('admin.headline')}</h1>
      <dl className="tool-facts">
        <div>
          <dt>{t('admin.version')}</dt>
          <dd>{config.version}</dd>
        </div>
        <div>
          <dt>{t('admin.build')}</dt>
          <dd>{config.build_id}</dd>
        </div>
        <Health label={t('admin.live')} path="/health/live" />
        <Health label={t('admin.ready')} path="/health/ready" />
      </dl>
      <section className="tool-part">
        <h2>{t('admin.mails.headline')}</h2>
        <WithRecords view="failed_mails" query={{ limit: 500 }} failed={t('admin.mails.failed')}>
          {(mails) => (
            <ul className="tool-list">
              {mails.length === 0 ? <li>{t('admin.mails.none')}</li> : null}
              {mails.map((mail) => (
                <FailedMail key={mail.key} mail={mail} />
              ))}
            </ul>
          )}
        </WithRecords>
      </section>
      <p>{t('admin.outbox')}</p>
    </section>
  );
}

function Health({ label, path }: { label: string; path: string }) {
  const t = useText();
  const isWell = useReachable(path);
  const answer = isWell === null ? 'admin.asking' : isWell ? 'admin.yes' : 'admin.no';
  return (
    <div>
      <dt>{label}</dt>
      <dd aria-live="polite">{t(answer)}</dd>
    </div>
  );
}

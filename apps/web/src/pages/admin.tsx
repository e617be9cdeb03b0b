import { useReachable, useSite, useText } from '@praxiskit/pages/react';
import { Badge } from '@praxiskit/ui-kit';
import { WithRecords } from '../records/with-records.tsx';
import { FailedMail } from './failed-mail.tsx';
import '../styles/intern.css';

/** Shows the running build and the results of the health checks. */
export function Component() {
  const t = useText();
  const { version, build_id: build } = useSite().config;
  const live = <Health path="/health/live" />;
  const ready = <Health path="/health/ready" />;
  return (
    <section className="tool-page">
      <h1>{t('admin.headline')}</h1>
      <dl className="tool-facts">
        {Object.entries({ version, build, live, ready }).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`admin.${name}`)}</dt>
            <dd aria-live="polite">{value}</dd>
          </div>
        ))}
      </dl>
      <section className="tool-part">
        <h2>{t('admin.mails.headline')}</h2>
        <WithRecords
          view="failed_mails"
          query={{ limit: 500 }}
          isFixed
          loading={t('admin.mails.loading')}
          withoutScripts={t('admin.mails.withoutScripts')}
          failed={t('admin.mails.failed')}
        >
          {(mails) =>
            mails.length === 0 ? (
              <p>{t('admin.mails.none')}</p>
            ) : (
              <ul className="tool-list">
                {mails.map((mail, index) => (
                  <FailedMail key={mail.key} mail={mail} number={index + 1} />
                ))}
              </ul>
            )
          }
        </WithRecords>
      </section>
    </section>
  );
}

function Health({ path }: { path: string }) {
  const t = useText();
  const isWell = useReachable(path);
  const asking = <span key="asking" className="needs-scripts" children={t('admin.asking')} />;
  if (isWell === null)
    return [asking, <noscript key="without" children={t('admin.withoutScripts')} />];
  return isWell ? t('admin.yes') : <Badge kind="danger" icon="warning" children={t('admin.no')} />;
}

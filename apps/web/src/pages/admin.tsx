import { useReachable, useSite, useText } from '@praxiskit/pages/react';
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
      <dd role="status">{t(answer)}</dd>
    </div>
  );
}

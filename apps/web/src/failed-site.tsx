import { ContactLink } from '@praxiskit/pages/react';
import type { SiteFailure } from '@praxiskit/pages/render';
import { Horizon } from './landscape/horizon.tsx';
import { sameAddress } from './pages/error.tsx';

/** Rendered when not even the layout's data can be loaded: no scripts, and a phone number. */
export function FailedSite({ status, facts, t }: SiteFailure) {
  const practice = facts?.practice;
  const isMissing = status === 404;
  return (
    <main className="failure over-horizon">
      {practice ? <p className="brand-name">{practice.name}</p> : null}
      <p className="failure-code">{status}</p>
      <h1>{t(isMissing ? 'error.notFound' : status === 503 ? 'error.away' : 'error.failure')}</h1>
      <p>{t(isMissing ? 'error.notFoundText' : 'error.failureText')}</p>
      <ContactLink phone={practice?.phone ?? ''} />
      <a href={sameAddress}>{t('error.again')}</a>
      <Horizon />
    </main>
  );
}

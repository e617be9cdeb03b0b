import { telephoneAddress } from '@praxiskit/pages';
import { Horizon } from './landscape/horizon.tsx';
import { sameAddress } from './pages/error.tsx';
import type { PracticeFacts } from './records/records.ts';

interface FailedSiteProps {
  status: number;
  practice: PracticeFacts | null;
  t(key: string): string;
}

/** Rendered when not even the layout's data can be loaded: no scripts, and a phone number. */
export function FailedSite({ status, practice, t }: FailedSiteProps) {
  const isMissing = status === 404;
  return (
    <main className="failure over-horizon">
      {practice ? <p className="brand-name">{practice.name}</p> : null}
      <p className="failure-code">{status}</p>
      <h1>{t(isMissing ? 'error.notFound' : status === 503 ? 'error.away' : 'error.failure')}</h1>
      <p>{t(isMissing ? 'error.notFoundText' : 'error.failureText')}</p>
      {practice ? <a href={telephoneAddress(practice.phone)}>{practice.phone}</a> : null}
      <a href={sameAddress}>{t('error.again')}</a>
      <Horizon />
    </main>
  );
}

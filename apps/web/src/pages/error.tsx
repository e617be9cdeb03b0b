import { useText } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import { Horizon } from '../landscape/horizon.tsx';

/** A 404: shows where to go from here. `message` is empty or names the address. */
export function NotFound({ message }: { message: string }) {
  const t = useText();
  return (
    <section className="failure over-horizon">
      <p className="failure-code">404</p>
      <p className="quiet">Page Not Found</p>
      <h1>{t('error.notFound')}</h1>
      <p>{t('error.notFoundText')}</p>
      {message ? <p className="quiet">{message}</p> : null}
      <p>
        <Link href="/#behandlungen">{t('nav.treatments')}</Link>
        {' · '}
        <Link href="/preise">{t('nav.prices')}</Link>
        {' · '}
        <Link href="/">{t('nav.home')}</Link>
      </p>
      <Horizon />
    </section>
  );
}

/** By a full page load, not the router's: the document itself may be broken. Keeps the query. */
export const sameAddress = '';

/** Any other error, which is the site's own. */
export function Failure({ status }: { status: number }) {
  const t = useText();
  return (
    <section className="failure over-horizon">
      <p className="failure-code">{status}</p>
      <p className="quiet">Internal Server Error</p>
      <h1>{t(status === 503 ? 'error.away' : 'error.failure')}</h1>
      <p>{t('error.failureText')}</p>
      <p>
        <a href={sameAddress}>{t('error.again')}</a>
      </p>
      <Horizon />
    </section>
  );
}

import { Link } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { useI18n, useText } from '../i18n/use-text.ts';
import { Horizon } from '../layouts/horizon.tsx';
import { SiteFrame } from '../layouts/root.tsx';
import { useOptionalSite } from '../site/hooks.ts';

/** Decides which page stands for what was thrown; inside the layout where there is one. */
export function ErrorPage() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  // Said once is enough: only an address adds something.
  const detail = told.includes(':') ? told : '';
  const page = status === 404 ? <NotFound detail={detail} /> : <Failure status={status} />;
  return useOptionalSite() ? page : <Frameless>{page}</Frameless>;
}

function Frameless({ children }: { children: ReactNode }) {
  const i18n = useI18n();
  return (
    <SiteFrame locale={i18n.language}>
      <main id="content">{children}</main>
    </SiteFrame>
  );
}

/** Nothing is here: shows the ways on. */
function NotFound({ detail }: { detail: string }) {
  const t = useText();
  return (
    <section className="failure over-horizon">
      <p className="failure-code">404</p>
      <p className="quiet">Page Not Found</p>
      <h1>{t('error.notFound')}</h1>
      <p>{t('error.notFoundText')}</p>
      {detail ? <p className="quiet">{detail}</p> : null}
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

/** Something broke on our side. */
function Failure({ status }: { status: number }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <section className="failure over-horizon">
      <p className="failure-code">{status}</p>
      <p className="quiet">Internal Server Error</p>
      <h1>{t(status === 503 ? 'error.away' : 'error.failure')}</h1>
      <p>{t('error.failureText')}</p>
      <p>
        {/* Through the browser, not the router: what is broken may be this very document. */}
        <a href={pathname}>{t('error.again')}</a>
      </p>
      <Horizon />
    </section>
  );
}

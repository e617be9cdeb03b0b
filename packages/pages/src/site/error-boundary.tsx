import type { Locale } from '@praxiskit/core';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { documentTitle } from '../head/head.ts';
import { useI18n, useText } from '../i18n/use-text.ts';
import { errorTitle } from '../routes/error-title.ts';
import { useSiteDefinition } from './contexts.ts';
import { useOptionalSite, useRoute } from './hooks.ts';

/** A heading, and the missing address. */
function PlainError({ message }: { message?: string }) {
  const t = useText();
  return (
    <>
      <h1>{t(message === undefined ? 'error.failure' : 'error.notFound')}</h1>
      {message ? <p>{message}</p> : null}
    </>
  );
}

/** The page for a thrown error; inside the layout if the data around the page are available. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { NotFound = PlainError, Failure = PlainError, Shell, nameOf } = useSiteDefinition();
  const { language } = useI18n();
  const site = useOptionalSite();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  const title = useText()(errorTitle(status, useRoute()));
  useEffect(() => {
    document.title = documentTitle(title, nameOf(site, language as Locale));
  }, [title, site, nameOf, language]);
  useAgainWithNetwork(status === 503);
  const page = status === 404 ? <NotFound message={message} /> : <Failure status={status} />;
  if (site) return page;
  return (
    <Shell locale={language as Locale}>
      <main id="content">{page}</main>
    </Shell>
  );
}

/**
 * A page that failed without a network loads when the network is back, without an action of the
 * visitor.
 */
function useAgainWithNetwork(isAway: boolean): void {
  const navigate = useNavigate();
  const address = useLocation();
  useEffect(() => {
    if (!isAway) return;
    // A navigation to the same address: the router shows an error until the next navigation.
    const again = () => {
      void navigate(address, { state: address.state, replace: true, preventScrollReset: true });
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isAway, navigate, address]);
}

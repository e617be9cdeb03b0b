import { SessionWatch } from '@praxiskit/account-pages/react';
import type { ConsentMessages } from '@praxiskit/consent-manager';
import { ConsentDialog, ConsentProvider } from '@praxiskit/consent-manager/react';
import '@praxiskit/consent-manager/styles.css';
import { withLanguage } from '@praxiskit/pages';
import {
  type OverlaysProps,
  useOptionalServices,
  useOptionalSite,
  usePack,
  useServices,
  useSession,
  useText,
} from '@praxiskit/pages/react';
import { ToastRegion } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { useSignOut } from './use-sign-out.ts';
import '../styles/intern.css';

/** Sends what a closed page of the user has left, on whatever page they come back to, and says so. */
function ResumedRecords() {
  const t = useText();
  const services = useServices();
  const userId = useSession()?.user.data.id;
  useEffect(() => {
    if (userId === undefined) return;
    const { records, toasts } = services();
    void records.resume().then(({ saved, left }) => {
      if (saved > 0) toasts.show({ kind: 'positive', text: t('records.resumed') });
      if (left > 0) toasts.show({ text: t('records.left'), timeout: null });
    });
  }, [userId, services, t]);
  return null;
}

/** The consent dialog, as a bar on the legal pages, the question before a session ends, and the toasts. */
export default function BrowserOverlays({ isLegal }: OverlaysProps) {
  const site = useOptionalSite();
  const services = useOptionalServices();
  const messages = usePack<ConsentMessages>('consentManager');
  const signOut = useSignOut();
  if (!services) return null;
  const { auth, records } = services;
  return (
    <>
      <ResumedRecords />
      <ConsentProvider consent={services.consent}>
        <ConsentDialog
          variant={isLegal ? 'bar' : 'dialog'}
          messages={messages}
          privacyHref={withLanguage('/datenschutz', site?.explicitLocale ? site.locale : null)}
          aside={<div className="strip" aria-hidden="true" />}
        />
      </ConsentProvider>
      <SessionWatch
        isUnsaved={records.isUnsaved}
        flush={records.save}
        onSignOut={() => void signOut()}
        onGone={() => void auth.check()}
      />
      <ToastRegion toasts={services.toasts} />
    </>
  );
}

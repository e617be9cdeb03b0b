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
  useSession,
  useText,
} from '@praxiskit/pages/react';
import { useResumed } from '@praxiskit/record-model/react';
import { ToastRegion } from '@praxiskit/ui-kit';
import { useSignOut } from './use-sign-out.ts';
import '../styles/intern.css';

/** The consent dialog, as a bar on the legal pages, the question before a session ends, and the toasts. */
export default function BrowserOverlays({ isLegal }: OverlaysProps) {
  const site = useOptionalSite();
  const services = useOptionalServices();
  const messages = usePack<ConsentMessages>('consentManager');
  const signOut = useSignOut();
  const t = useText();
  useResumed(services?.records, useSession()?.user.data.id, ({ left }) => {
    if (left > 0) services?.toasts.show({ text: t('records.left'), timeout: null });
    else services?.toasts.show({ kind: 'positive', text: t('records.resumed') });
  });
  if (!services) return null;
  const { auth, records } = services;
  return (
    <>
      <ConsentProvider consent={services.consent}>
        <ConsentDialog
          variant={isLegal ? 'bar' : 'dialog'}
          messages={messages}
          privacyHref={withLanguage('/datenschutz', site?.explicitLocale ? site.locale : null)}
          aside={<div className="strip" aria-hidden="true" />}
        />
      </ConsentProvider>
      <SessionWatch
        isUnsaved={services.isUnsaved}
        flush={records.save}
        onSignOut={() => void signOut()}
        onGone={() => void auth.check(true)}
        onBack={() => void records.again()}
      />
      <ToastRegion toasts={services.toasts} />
    </>
  );
}

import type { ConsentMessages } from '@praxiskit/consent-manager';
import { ConsentDialog, ConsentProvider } from '@praxiskit/consent-manager/react';
import { withLanguage } from '@praxiskit/pages';
import { useOptionalSite, usePack } from '@praxiskit/pages/react';
import type { BrowserServices } from '../services/services.ts';
import '@praxiskit/consent-manager/styles.css';
import { ToastRegion } from '@praxiskit/ui-kit';
import '../styles/intern.css';

interface BrowserOverlaysProps {
  services: BrowserServices;
  /** On the imprint and the privacy policy the question leaves the text free [R4.1]. */
  isLegal: boolean;
}

export default function BrowserOverlays({ services, isLegal }: BrowserOverlaysProps) {
  const site = useOptionalSite();
  const messages = usePack<ConsentMessages>('consentManager');
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
      <ToastRegion toasts={services.toasts} />
    </>
  );
}

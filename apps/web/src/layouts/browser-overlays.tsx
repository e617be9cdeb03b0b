import type { ConsentMessages } from '@praxiskit/consent-manager';
import { ConsentDialog, ConsentProvider } from '@praxiskit/consent-manager/react';
import '@praxiskit/consent-manager/styles.css';
import { withLanguage } from '@praxiskit/pages';
import {
  type OverlaysProps,
  useOptionalServices,
  useOptionalSite,
  usePack,
} from '@praxiskit/pages/react';
import { ToastRegion } from '@praxiskit/ui-kit';
import '../styles/intern.css';

/** The consent dialog, as a bar on the legal pages, and the toasts. */
export default function BrowserOverlays({ isLegal }: OverlaysProps) {
  const site = useOptionalSite();
  const services = useOptionalServices();
  const messages = usePack<ConsentMessages>('consentManager');
  if (!services) return null;
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

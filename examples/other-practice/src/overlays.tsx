import type { ConsentMessages } from '@praxiskit/consent-manager';
import { ConsentDialog, ConsentProvider } from '@praxiskit/consent-manager/react';
import '@praxiskit/consent-manager/styles.css';
import { type OverlaysProps, useOptionalServices, usePack } from '@praxiskit/pages/react';

/** The question of consent; on the legal pages it is a bar. */
export default function Overlays({ isLegal }: OverlaysProps) {
  const services = useOptionalServices();
  const messages = usePack<ConsentMessages>('consentManager');
  if (!services) return null;
  return (
    <ConsentProvider consent={services.consent}>
      <ConsentDialog
        variant={isLegal ? 'bar' : 'dialog'}
        messages={messages}
        privacyHref="/datenschutz"
      />
    </ConsentProvider>
  );
}

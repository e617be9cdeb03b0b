import type { ReactNode } from 'react';
import type { ConsentMessages } from '../index.ts';

export interface ConsentDialogProps {
  /** `bar` leaves the page readable, for the imprint and the privacy policy [R4.1D]. */
  variant?: 'dialog' | 'bar';
  messages?: Partial<ConsentMessages>;
  privacyHref?: string;
  /** A picture at the side: the site's own. */
  aside?: ReactNode;
}

/** Asks for consent while the state says so; renders nothing else. */
export function ConsentDialog(_props: ConsentDialogProps) {
  return null;
}

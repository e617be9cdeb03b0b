import type { AuthClient } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import type { RecordClient } from '@praxiskit/record-model/client';
import type { Toasts } from '@praxiskit/ui-kit';

/** What the site does in a browser alone; `useServices` answers it. */
export interface BrowserServices {
  auth: AuthClient;
  consent: Consent;
  toasts: Toasts;
  /** Loaded when the first page asks for records. */
  records(): Promise<RecordClient>;
}

import type { AuthClient } from '@praxiskit/auth-client';
import type { Consent } from '@praxiskit/consent-manager';
import { useServices as usePageServices } from '@praxiskit/pages/react';
import type { RecordClient } from '@praxiskit/record-model/client';
import type { Toasts } from '@praxiskit/ui-kit';

/** The site's services that exist in a browser only. */
export interface BrowserServices {
  auth: AuthClient;
  consent: Consent;
  toasts: Toasts;
  /** Loaded when the first page asks for records. */
  records(): Promise<RecordClient>;
}

/** For event handlers and effects, which run in a browser only. */
export function useServices(): () => BrowserServices {
  return usePageServices<BrowserServices>();
}

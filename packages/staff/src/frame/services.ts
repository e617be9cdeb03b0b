import { useServices } from '@praxiskit/pages/react';
import type { RecordClient } from '@praxiskit/record-model/client';
import type { Toasts } from '@praxiskit/ui-kit';

/** What the staff's pages need of a site's services. */
export interface StaffServices {
  readonly records: { get(): Promise<RecordClient> };
  readonly toasts: Toasts;
}

/** The site's services, for handlers and effects. */
export const useStaffServices = () => useServices<StaffServices>();

import { useServices } from '@praxiskit/pages/react';
import type { RecordClient } from '@praxiskit/record-model/client';
import type { Toasts } from '@praxiskit/ui-kit';

/** The services of a site that the staff's pages use. */
export interface StaffServices {
  readonly records: { get(): Promise<RecordClient> };
  readonly toasts: Toasts;
}

/** The site's services, for handlers and effects. */
export const useStaffServices = () => useServices<StaffServices>();

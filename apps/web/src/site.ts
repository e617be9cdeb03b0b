import type { Session } from '@praxiskit/auth-client';
import type { createBrowserServices } from './browser/create-services.ts';
import type { TreatmentLink } from './payloads/treatments.ts';
import type { PracticeFacts, SiteData } from './records/records.ts';

export interface SiteFacts {
  practice: PracticeFacts;
  menu: TreatmentLink[];
}

declare module '@praxiskit/pages' {
  interface Register {
    facts: SiteFacts;
    session: Session;
    services: ReturnType<typeof createBrowserServices>;
    data: SiteData;
  }
}

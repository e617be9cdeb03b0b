import type { Session } from '@praxiskit/auth-client';
import type { TreatmentLink } from './payloads/treatments.ts';
import type { PracticeFacts, SiteData } from './records/records.ts';
import type { BrowserServices } from './services/services.ts';

/** The facts around every page. */
export interface SiteFacts {
  practice: PracticeFacts;
  menu: TreatmentLink[];
}

declare module '@praxiskit/pages' {
  interface Register {
    facts: SiteFacts;
    session: Session;
    services: BrowserServices;
    data: SiteData;
  }
}

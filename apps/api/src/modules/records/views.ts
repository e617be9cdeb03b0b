import { createLetterViews, type LetterSending } from '@praxiskit/letters/server';
import type { RouteTable } from '@praxiskit/pages';
import { engineSegments, isFreeSlug } from '@praxiskit/pages/server';
import { createPatientViews } from '@praxiskit/patients/server';
import { createPracticeViews } from '@praxiskit/practice/server';
import { defineViews, type View } from '@praxiskit/record-server';
import { createTreatmentViews } from '@praxiskit/treatments/server';
import { pagePlaces, siteWords } from '@praxiskit/web/records';
import { appointmentsView } from '../appointments/appointments.view.ts';
import { auditView } from '../audit/audit.view.ts';
import { failedMailsView } from '../mails/failed-mails.view.ts';
import { requestsView } from '../requests/requests.view.ts';
import { colleaguesView } from '../users/colleagues.view.ts';
import { usersView } from '../users/users.view.ts';
import { drafted } from './drafted.ts';
import { isAdmin, isDoctor, isStaff, mayPublish } from './roles.ts';

/** The first segments of the server's own addresses, which no page may have. */
export const serverSegments = new Set<string>([...engineSegments, 'health', 'metrics']);

/**
 * Every view on the wire. A new one is defined beside its entity and added here. Without `sending` letters are
 * not sent.
 */
export function createViews(routes: RouteTable, sending?: LetterSending): readonly View[] {
  return defineViews([
    appointmentsView,
    auditView,
    colleaguesView,
    failedMailsView,
    ...createLetterViews({ isStaff, isDoctor, sending }),
    ...createPracticeViews({ mayPublish, places: pagePlaces, words: siteWords, hooks: drafted }),
    ...createPatientViews({ isStaff }),
    requestsView,
    ...createTreatmentViews({
      mayPublish,
      mayRemoveTreatments: isAdmin,
      isFreeSlug: isFreeSlug(routes, serverSegments),
      hooks: drafted,
    }),
    usersView,
  ]);
}

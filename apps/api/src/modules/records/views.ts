import type { RouteTable } from '@praxiskit/pages';
import { engineSegments, isFreeSlug } from '@praxiskit/pages/server';
import { defineViews, type View } from '@praxiskit/record-server';
import { appointmentsView } from '../appointments/appointments.view.ts';
import { auditView } from '../audit/audit.view.ts';
import { lettersView } from '../letters/letters.view.ts';
import { failedMailsView } from '../mails/failed-mails.view.ts';
import { pagesView } from '../pages/pages.view.ts';
import { practiceView } from '../practice/practice.view.ts';
import { profilesView } from '../profiles/profiles.view.ts';
import { requestsView } from '../requests/requests.view.ts';
import { concernsView } from '../treatments/concerns.view.ts';
import { pricesView } from '../treatments/prices.view.ts';
import { createTreatmentsView } from '../treatments/treatments.view.ts';
import { usersView } from '../users/users.view.ts';

/** The first segments of the server's own addresses, which no page may have. */
export const serverSegments = new Set<string>([...engineSegments, 'health', 'metrics']);

/** Every view on the wire. A new one is defined beside its entity and added here. */
export function createViews(routes: RouteTable): readonly View[] {
  return defineViews([
    appointmentsView,
    auditView,
    concernsView,
    failedMailsView,
    lettersView,
    pagesView,
    practiceView,
    pricesView,
    profilesView,
    requestsView,
    createTreatmentsView(isFreeSlug(routes, serverSegments)),
    usersView,
  ]);
}

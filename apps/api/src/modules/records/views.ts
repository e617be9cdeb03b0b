import type { View } from '@praxiskit/record-server';
import { lettersView } from '../letters/letters.view.ts';
import { profilesView } from '../profiles/profiles.view.ts';
import { concernsView } from '../treatments/concerns.view.ts';
import { pricesView } from '../treatments/prices.view.ts';
import { treatmentsView } from '../treatments/treatments.view.ts';
import { usersView } from '../users/users.view.ts';

/** Every view on the wire. A new one is defined beside its entity and added here. */
export const views: readonly View[] = [
  concernsView,
  lettersView,
  pricesView,
  profilesView,
  treatmentsView,
  usersView,
];

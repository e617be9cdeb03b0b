import { defineView } from '@praxiskit/record-server';
import { treatmentAccess, treatmentHooks, treatmentView } from '@praxiskit/treatments/server';
import { drafted } from '../records/drafted.ts';
import { isAdmin, mayPublish } from '../records/roles.ts';
import { Treatment } from './treatment.entity.ts';

/** `isFree` tells whether a slug is an address that no other page of the site has. */
export function createTreatmentsView(isFree: (slug: string) => boolean) {
  return defineView({
    ...treatmentView,
    entity: Treatment,
    relations: { prices: { view: 'prices' }, concerns: { view: 'concerns', linkable: true } },
    access: (viewer) => treatmentAccess(mayPublish(viewer), isAdmin(viewer)),
    hooks: treatmentHooks(isFree, Treatment, drafted),
  });
}

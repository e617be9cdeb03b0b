import type { SqlEntityManager } from '@mikro-orm/sql';
import { createRouteTable } from '@praxiskit/pages';
import { createRecordMaintenance } from '@praxiskit/record-server';
import { keepWrite } from './on-write.ts';
import { createViews } from './views.ts';

/** Writes of the site itself, through the views: no save overwrites them, and open pages are notified. */
export function createSiteRecords(entityManager: () => SqlEntityManager) {
  // No address is given away here, so that the views need none of the pages.
  const views = createViews(createRouteTable([]));
  return createRecordMaintenance({ views, entityManager, onWrite: keepWrite, events: true });
}

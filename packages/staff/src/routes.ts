import { isUuid, type PageModule, type Route, routeKinds } from '@praxiskit/pages';
import { staffPaths } from './paths.ts';
import type { WaitingPart } from './room-data.ts';

/** What a site decides about the staff's rooms. */
export interface StaffRoutesOptions {
  /** The style sheets of the rooms, as the build's manifest names them. */
  sheets?: readonly string[];
  /** Loaded beside each room in a browser: imports the same sheets. */
  beside?(): Promise<unknown>;
  /** Who may enter; 'staff' and 'admin' by default. */
  roles?: readonly string[];
  /** Where signed-in users without one of them go; `/` by default. */
  redirect?: string;
  /** Below the requests on the page of what waits; its payload function is the site's, with the id `staff`. */
  waiting?(): Promise<{ Waiting: WaitingPart }>;
}

/** The routes of the staff's rooms, in the layout `admin`, to be spread into a site's table. */
export function staffRoutes(options: StaffRoutesOptions = {}): Route[] {
  const { sheets = [], beside, roles = ['staff', 'admin'], redirect, waiting } = options;
  const kind = { ...routeKinds.forRoles(...roles), ...(redirect ? { redirect } : {}) };
  const page = (load: PageModule): PageModule =>
    beside ? async () => (await Promise.all([load(), beside()]))[0] : load;
  const room = (id: string, path: string, load: PageModule): Route => ({
    ...kind,
    id,
    path,
    page: page(load),
    sheets,
    ...(path.endsWith('/:id') ? { validate: ({ id }) => isUuid(id) } : {}),
  });
  const treatments = () => import('./treatments/treatments-page.tsx');
  const pages = () => import('./page-texts/pages-page.tsx');
  return [
    room('staff', staffPaths.overview, async () => {
      const [{ createOverview }, own] = await Promise.all([
        import('./overview/overview-page.tsx'),
        waiting?.(),
      ]);
      return { Component: createOverview(own?.Waiting) };
    }),
    room('staff-requests', staffPaths.requests, () => import('./requests/requests-page.tsx')),
    room('staff-treatments', staffPaths.treatments, treatments),
    room('staff-concerns', staffPaths.concerns, () => import('./concerns/concerns-page.tsx')),
    room('staff-treatment', staffPaths.treatment, treatments),
    room('staff-prices', staffPaths.prices, () => import('./prices/prices-page.tsx')),
    room('staff-pages', staffPaths.pages, pages),
    room('staff-page', staffPaths.page, pages),
    room('staff-practice', staffPaths.practice, () => import('./practice/practice-page.tsx')),
  ];
}

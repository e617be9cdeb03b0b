import { isUuid, type PageModule, type Route, routeKinds } from '@praxiskit/pages';
import type { OverviewPart, StaffPage } from './staff-page.ts';

/** Where the overview is: what waits for the staff. */
export const overviewPath = '/staff';

/** What a site decides about the staff's pages. */
export interface StaffRoutesOptions {
  /** In the order of the navigation and of the search. */
  pages: readonly StaffPage[];
  /** The style sheets of the pages, as the build's manifest names them. */
  sheets?: readonly string[];
  /** Loaded beside each page in a browser: imports the same sheets. */
  beside?(): Promise<unknown>;
  /** Who may enter; 'staff' and 'admin' by default. */
  roles?: readonly string[];
  /** Where signed-in users without one of them go; `/` by default. */
  redirect?: string;
  /** The last part of the overview; the payload function of that page is the site's, with the id `staff`. */
  waiting?(): Promise<{ Waiting: OverviewPart }>;
}

/** The routes of the staff's pages, in the layout `admin`, to be spread into a site's table. */
export function staffRoutes(options: StaffRoutesOptions): Route[] {
  const { pages, sheets = [], beside, roles = ['staff', 'admin'], redirect, waiting } = options;
  const route = (id: string, path: string, load: PageModule, own = roles): Route => ({
    ...routeKinds.forRoles(...own),
    ...(redirect ? { redirect } : {}),
    id,
    path,
    page: beside ? async () => (await Promise.all([load(), beside()]))[0] : load,
    sheets,
  });
  const overview: PageModule = async () => {
    const [{ createOverview }, own, ...parts] = await Promise.all([
      import('./overview-page.tsx'),
      waiting?.(),
      ...pages.flatMap((page) => (page.waiting ? [page.waiting.overview()] : [])),
    ]);
    return { Component: createOverview(parts, own?.Waiting) };
  };
  return [
    route('staff', overviewPath, overview),
    ...pages.map(({ name, path, page, roles: own }) => route(`staff-${name}`, path, page, own)),
    // After the pages themselves: '/staff/treatments/concerns' is no treatment.
    ...pages.flatMap(({ record, page, roles: own }) =>
      record
        ? [
            {
              ...route(record.id, record.path, page, own),
              validate: ({ id }) => isUuid(id),
            } as Route,
          ]
        : [],
    ),
  ];
}

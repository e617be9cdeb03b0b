import type { Route } from './route.ts';

/** The key of an error page's title: for a missing page from its route, if the route names one. */
export function errorTitle(status: number, route: Pick<Route, 'missing'> | null): string {
  return status === 404 ? (route?.missing ?? 'error.notFound') : 'error.failure';
}

import type { Route } from './route.ts';

/** The key of the text that titles an error page: where a page is missing, by its route if it names one. */
export function errorTitle(status: number, route: Pick<Route, 'missing'> | null): string {
  return status === 404 ? (route?.missing ?? 'error.notFound') : 'error.failure';
}

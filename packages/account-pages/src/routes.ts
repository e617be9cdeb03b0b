import { type PageModule, type Route, routeKinds } from '@praxiskit/pages';
import { accountPaths } from './paths.ts';

/** What a site decides about the pages of accounts. */
export interface AccountRoutesOptions {
  /** The style sheets of the pages, as the build's manifest names them. */
  sheets?: readonly string[];
  /** Loaded beside each page in a browser: imports the same sheets. */
  beside?(): Promise<unknown>;
}

const { guestOnly, personal } = routeKinds;
/** Without navigation, and for whoever is in the middle of something: no guard can know them. */
const step = { ...personal, layout: 'step' } as const;

/** The routes of accounts, to be spread into a site's table. Their payloads are `accountPayloads`. */
export function accountRoutes({ sheets = [], beside }: AccountRoutesOptions = {}): Route[] {
  const page = (load: PageModule): PageModule =>
    beside ? async () => (await Promise.all([load(), beside()]))[0] : load;
  const routes: Route[] = [
    {
      ...guestOnly,
      id: 'login',
      path: accountPaths.signIn,
      page: page(() => import('./login/login-page.tsx')),
    },
    {
      ...step,
      id: 'second-factor',
      path: accountPaths.secondFactor,
      page: page(() => import('./second-factor/second-factor-page.tsx')),
    },
  ];
  return routes.map((route) => ({ ...route, sheets }));
}

import { type PageModule, type Route, routeKinds } from '@praxiskit/pages';
import type { AccountDetails } from './account/account-page.tsx';
import { accountPaths, refusedPaths } from './paths.ts';

/** What a site decides about the pages of admins. */
export interface AdminRoutesOptions extends Omit<AccountRoutesOptions, 'details'> {
  /** The role of admins, as the server's `roles` have it; 'admin' by default. */
  role?: string;
  /** The roles that need two people, as the server's `roles` have them; 'staff' and 'admin' by default. */
  guarded?: readonly string[];
}

/** What a site decides about the pages of accounts. */
export interface AccountRoutesOptions {
  /** The style sheets of the pages, as the build's manifest names them. */
  sheets?: readonly string[];
  /** Loaded beside each page in a browser: imports the same sheets. */
  beside?(): Promise<unknown>;
  /** The first section of the account page; without it the page begins with the sign-in. */
  details?(): Promise<{ Details: AccountDetails }>;
}

const { forRoles, guestOnly, intern, personal } = routeKinds;
/** Without navigation, and for whoever is in the middle of something: no guard can know them. */
const step = { ...personal, layout: 'step' } as const;
/** The same for signed-in users alone. */
const ownStep = { ...intern, layout: 'step' } as const;

/** For admins alone; others are told so on the account page. */
export const forAdmins = (role = 'admin') =>
  ({ ...forRoles(role), redirect: refusedPaths.admin }) as const;

/** The routes of accounts, to be spread into a site's table. Their payloads are `accountPayloads`. */
export function accountRoutes(options: AccountRoutesOptions = {}): Route[] {
  const { sheets = [], beside, details } = options;
  const page = besides(beside);
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
    {
      ...step,
      id: 'factor-new',
      path: accountPaths.factorNew,
      page: page(() => import('./factor-new/factor-new-page.tsx')),
    },
    {
      // A guest is invited here, and not sent away [R2.4].
      ...personal,
      id: 'user',
      path: accountPaths.account,
      page: page(async () => {
        const [{ createAccountPage }, own] = await Promise.all([
          import('./account/account-page.tsx'),
          details?.(),
        ]);
        return { Component: createAccountPage(own?.Details) };
      }),
    },
    {
      ...ownStep,
      id: 'user-app',
      path: accountPaths.app,
      page: page(() => import('./app/app-page.tsx')),
    },
    {
      ...ownStep,
      id: 'user-codes',
      path: accountPaths.codes,
      page: page(() => import('./codes/codes-page.tsx')),
    },
    {
      ...ownStep,
      id: 'user-delete',
      path: accountPaths.deletion,
      page: page(() => import('./deletion/deletion-page.tsx')),
    },
    {
      ...step,
      id: 'login-mail',
      path: accountPaths.mailbox,
      page: page(() => import('./mailbox/mailbox-page.tsx')),
    },
    {
      ...guestOnly,
      id: 'signup',
      path: accountPaths.signUp,
      page: page(() => import('./sign-up/sign-up-page.tsx')),
    },
    {
      ...step,
      id: 'signup-mail',
      path: accountPaths.signUpMailbox,
      page: page(() => import('./mailbox/mailbox-page.tsx')),
    },
    {
      ...step,
      id: 'link',
      path: accountPaths.link,
      page: page(() => import('./link/link-page.tsx')),
    },
    {
      ...guestOnly,
      id: 'password-request',
      path: accountPaths.passwordRequest,
      page: page(() => import('./password-request/password-request-page.tsx')),
    },
    {
      ...step,
      id: 'password-new',
      path: accountPaths.passwordNew,
      page: page(() => import('./password-new/password-new-page.tsx')),
    },
  ];
  return routes.map((route) => ({ ...route, sheets }));
}

/**
 * The routes of admins, in the layout 'admin': accounts, and their audit log; and that of the roles that
 * wait for a second person, for everybody with a guarded role. Their payloads are among
 * `accountPayloads`.
 */
export function adminRoutes(options: AdminRoutesOptions = {}): Route[] {
  const { sheets = [], beside, role = 'admin', guarded = ['staff', 'admin'] } = options;
  const page = besides(beside);
  const ofAdmins = forAdmins(role);
  return [
    {
      ...ofAdmins,
      id: 'admin-accounts',
      path: accountPaths.accounts,
      page: page(() => import('./accounts/accounts-page.tsx')),
      sheets,
    },
    {
      ...ofAdmins,
      id: 'admin-audit',
      path: accountPaths.audit,
      page: page(() => import('./audit/audit-page.tsx')),
      sheets,
    },
    {
      ...forRoles(...guarded),
      redirect: refusedPaths.staff,
      id: 'staff-roles',
      path: accountPaths.grants,
      page: page(() => import('./accounts/grants-page.tsx')),
      sheets,
    },
  ];
}

/** Loads the site's own module beside each page. */
const besides =
  (beside: AccountRoutesOptions['beside']) =>
  (load: PageModule): PageModule =>
    beside ? async () => (await Promise.all([load(), beside()]))[0] : load;

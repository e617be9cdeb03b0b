import { type PageModule, type Route, routeKinds } from '@praxiskit/pages';
import type { AccountDetails } from './account/account-page.tsx';
import { accountPaths, refusedPaths } from './paths.ts';

export interface AdminRoutesOptions extends Omit<AccountRoutesOptions, 'details'> {
  /** The role of admins, as in the server's `roles`; 'admin' by default. */
  role?: string;
  /** The roles that require two people, as in the server's `roles`; 'staff', 'doctor' and 'admin' by default. */
  guarded?: readonly string[];
}

export interface AccountRoutesOptions {
  /** The style sheets of the pages, by their names in the build's manifest. */
  sheets?: readonly string[];
  /** Loaded together with each page in a browser: imports the same sheets. */
  beside?(): Promise<unknown>;
  /** The first section of the account page; without it the page starts with the sign-in methods. */
  details?(): Promise<{ Details: AccountDetails }>;
}

const { forRoles, guestOnly, intern, personal } = routeKinds;
/** Without navigation. No guard: the server alone knows whether a sign-in is in progress. */
const step = { ...personal, layout: 'step' } as const;
/** The same, for signed-in users only. */
const ownStep = { ...intern, layout: 'step' } as const;

/** For admins only; other users are sent to the account page, which says so. */
export const forAdmins = (role = 'admin') =>
  ({ ...forRoles(role), redirect: refusedPaths.admin }) as const;

/** The routes of accounts, for a site's route table. Their payloads are `accountPayloads`. */
export function accountRoutes(options: AccountRoutesOptions = {}): Route[] {
  const { sheets = [], beside, details } = options;
  const page = withSiteModule(beside);
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
      // A guest gets an invitation to sign in here, and no redirect [R2.4].
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
 * The routes of admins, in the layout 'admin': accounts and their audit log. Also the page of roles that wait
 * for a second person, for every user with a guarded role. Their payloads are in `accountPayloads`.
 */
export function adminRoutes(options: AdminRoutesOptions = {}): Route[] {
  const { sheets = [], beside, role = 'admin', guarded = ['staff', 'doctor', 'admin'] } = options;
  const page = withSiteModule(beside);
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

/** Loads the site's own module together with each page. */
const withSiteModule =
  (beside: AccountRoutesOptions['beside']) =>
  (load: PageModule): PageModule =>
    beside ? async () => (await Promise.all([load(), beside()]))[0] : load;

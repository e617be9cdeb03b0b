import { isLocale } from '@praxiskit/core';
import { callbackPath, withLanguage } from '../addresses/addresses.ts';
import type { RouteParams } from '../addresses/route-params.ts';
import type { PageSession } from '../page-session.ts';
import type { Route, SpecialPaths } from './route.ts';

/** A visitor, and the address that they want to open. */
export interface Visit {
  readonly session: PageSession | null;
  readonly url: URL;
  readonly params: RouteParams;
  /** The address to which `auth` and `client-auth` send guests. */
  readonly guestRedirect: string;
  readonly paths: SpecialPaths;
}

/** The result of a visit; `missing` is a 404 with this message. */
export type Decision =
  | { readonly kind: 'enter' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'missing'; readonly message: string };

/** Null if the guard allows the visit. */
export type Guard = (route: Route, visit: Visit) => Exclude<Decision, { kind: 'enter' }> | null;

const redirect = (to: string) => ({ kind: 'redirect', to }) as const;

const toGuestRedirect: Guard = (_route, { session, guestRedirect }) =>
  session ? null : redirect(guestRedirect);

function passwordFlag({ session, url, paths }: Visit): ReturnType<Guard> {
  if (!session?.user.data.password_change) return null;
  const isOpen = url.pathname === paths.newPassword || paths.legal.includes(url.pathname);
  return isOpen ? null : redirect(paths.newPassword);
}

const guards: Readonly<Record<string, Guard>> = {
  'password-flag': (_route, visit) => passwordFlag(visit),
  'guest-only': (route, { session, url, paths }) => {
    if (!session) return null;
    if (route.path !== paths.signIn) return redirect('/');
    return redirect(callbackPath(url) ?? '/');
  },
  'sign-in': (_route, { session, url, paths }) => {
    if (session) return null;
    const back = encodeURIComponent(`${url.pathname}${url.search}`);
    return redirect(`${paths.signIn}?callbackUrl=${back}`);
  },
  auth: toGuestRedirect,
  'client-auth': toGuestRedirect,
  roles: (route, { session }) => {
    const allowed = rolesOf(route.roles);
    if (allowed.length === 0) return null;
    const own = session?.user.data.roles ?? [];
    return allowed.some((role) => own.includes(role)) ? null : redirect(route.redirect ?? '/');
  },
  elsewhere: ({ elsewhere }, { session }) =>
    elsewhere && session?.user.data.roles.includes(elsewhere.role)
      ? redirect(elsewhere.path)
      : null,
  validate: (route, { params, url }) =>
    !route.validate || route.validate(params)
      ? null
      : { kind: 'missing', message: `Page Not Found: ${url.pathname}` },
};

/** Roles as a list, also from one string separated by spaces; empty if absent. */
export function rolesOf(roles: Route['roles']): readonly string[] {
  if (typeof roles === 'string') return roles.split(' ').filter(Boolean);
  return roles ?? [];
}

export function guardsOf(route: Route): Guard[] {
  const names = ['password-flag'];
  if (route.access === 'guest-only') names.push('guest-only');
  if (route.access === 'auth') names.push('sign-in');
  names.push(...(route.middleware ?? []), 'roles', 'elsewhere', 'validate');
  return names.map((name) => {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Error(`Unknown route middleware: ${name}`);
    return guard;
  });
}

/**
 * Evaluates a route's guards, in the same way on the server and in the browser. An unknown address
 * (null) is missing, except for a visitor who must choose a new password [R2.10–R2.15]. The
 * language of the address is kept, unless the target has its own.
 * @throws Error 'Unknown route middleware' for a route that no table has checked; what `validate` throws
 */
export function decideVisit(route: Route | null, visit: Visit): Decision {
  const decision = askGuards(route, visit);
  return decision.kind === 'redirect' ? redirect(inLanguageOf(visit.url, decision.to)) : decision;
}

/** Adds the language of an address to another one, unless that has its own. */
export function inLanguageOf({ searchParams }: URL, to: string): string {
  const lang = searchParams.get('lang');
  return isLocale(lang) ? withLanguage(to, lang) : to;
}

function askGuards(route: Route | null, visit: Visit): Decision {
  if (!route) return passwordFlag(visit) ?? { kind: 'missing', message: '' };
  for (const guard of guardsOf(route)) {
    const decision = guard(route, visit);
    if (decision) return decision;
  }
  return { kind: 'enter' };
}

import { data, type MiddlewareFunction, redirect } from 'react-router';
import type { Session } from '../contract.ts';
import type { Route } from '../routes.ts';
import { ownPath } from '../site/addresses.ts';
import { routeServices } from './context.ts';

export interface Visit {
  session: Session | null;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  guestRedirect: string;
}

/** Where a visit is sent, `null` where it may go on. Throws a 404 where the address is not valid. */
export type Guard = (route: Route, visit: Visit) => string | null;

/** Pages that a user who must choose a new password still reaches. */
const openWithPasswordFlag = ['/password-new', '/impressum', '/datenschutz'];

const signIn: Guard = (_route, { session, url }) => {
  if (session) return null;
  const back = `${url.pathname}${url.search}`;
  return `/login?callbackUrl=${encodeURIComponent(back)}`;
};

const guestRedirect: Guard = (_route, { session, guestRedirect: target }) =>
  session ? null : target;

const guards: Record<string, Guard> = {
  'password-flag': (_route, { session, url }) =>
    session?.user.data.password_change && !openWithPasswordFlag.includes(url.pathname)
      ? '/password-new'
      : null,
  'guest-only': (route, { session, url }) => {
    if (!session) return null;
    if (route.path !== '/login') return '/';
    return ownPath(url.searchParams.get('callbackUrl'), url.origin) ?? '/';
  },
  'sign-in': signIn,
  auth: guestRedirect,
  'client-auth': guestRedirect,
  roles: (route, { session }) => {
    const allowed = rolesOf(route.roles);
    if (allowed.length === 0) return null;
    const own = session?.user.data.roles ?? [];
    return allowed.some((role) => own.includes(role)) ? null : (route.redirect ?? '/');
  },
  validate: (route, { params, url }) => {
    if (!route.validate || route.validate(params)) return null;
    throw data(`Page Not Found: ${url.pathname}`, { status: 404 });
  },
};

/** Roles as a list, or as one string with spaces between. */
export function rolesOf(roles: string | readonly string[] | undefined): readonly string[] {
  if (typeof roles === 'string') return roles.split(' ').filter(Boolean);
  return roles ?? [];
}

/** The guards of a route, in the order in which they are asked. */
export function guardsOf(route: Route): Guard[] {
  const names = ['password-flag'];
  if (route.access === 'guest-only') names.push('guest-only');
  if (route.access === 'auth') names.push('sign-in');
  names.push(...(route.middleware ?? []), 'roles', 'validate');
  return names.map((name) => {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) throw new Error(`Unknown route middleware: ${name}`);
    return guard;
  });
}

export function guardMiddleware(route: Route): MiddlewareFunction {
  const chain = guardsOf(route);
  return async ({ request, params, context }, next) => {
    const services = context.get(routeServices);
    const visit: Visit = {
      session: services.session(),
      url: new URL(request.url),
      params,
      guestRedirect: services.guestRedirect(),
    };
    for (const guard of chain) {
      const target = guard(route, visit);
      if (target !== null) throw redirect(target);
    }
    return next();
  };
}

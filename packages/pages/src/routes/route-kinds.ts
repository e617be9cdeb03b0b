import type { RouteRule } from './route.ts';

/** The rules of a route, and the usual sheets of this kind of page. */
type Kind = Omit<RouteRule, 'path'>;

/** Content for all visitors: rendered once per revision, readable without scripts. */
const open = {
  layout: 'default',
  access: 'public',
  memory: true,
  start: 'on-demand',
  indexed: true,
} as const satisfies Kind;

/** Pages with a user's own data, or with a form: rendered for each visitor, started immediately. */
const personal = {
  layout: 'default',
  access: 'public',
  memory: false,
  start: 'at-once',
  indexed: false,
} as const satisfies Kind;

/** Only for guests: signing in and up. */
const guestOnly = { ...personal, access: 'guest-only' } as const satisfies Kind;

/** For signed-in users. */
const intern = { ...personal, layout: 'intern', access: 'auth' } as const satisfies Kind;

/** For signed-in users with one of these roles, in the layout of tools. */
const forRoles = (...roles: string[]) =>
  ({ ...personal, layout: 'admin', access: 'auth', roles }) as const satisfies Kind;

/** The usual rules of routes, to be spread into a route table. */
export const routeKinds = { open, personal, guestOnly, intern, forRoles };

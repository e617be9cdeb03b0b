import {
  createRouteTable,
  type Decision,
  decideVisit,
  type PageSession,
  type Route,
  rolesOf,
} from '@praxiskit/pages';
import { describe, expect, it } from 'vitest';

function Empty() {
  return null;
}

const { paths } = createRouteTable([]);

const route = (more: Partial<Route> = {}): Route => ({
  id: 'page',
  path: '/page',
  page: async () => ({ Component: Empty }),
  sheets: [],
  layout: 'default',
  access: 'public',
  memory: false,
  start: 'at-once',
  indexed: false,
  ...more,
});

const session = (roles: string[] = [], password_change = false): PageSession => ({
  user: { data: { id: '1', roles, password_change } },
  expires: '2030-01-01T00:00:00Z',
});

const visitors = {
  guest: null,
  patient: session(),
  staff: session(['staff']),
  admin: session(['admin']),
  'patient with the password flag': session([], true),
};
type Visitor = keyof typeof visitors;

function decide(subject: Route, visitor: Visitor, address = subject.path): Decision {
  const url = new URL(address, 'http://localhost:3000');
  const visit = { session: visitors[visitor], url, params: {}, guestRedirect: '/door', paths };
  return decideVisit(subject, visit);
}

const enter: Decision = { kind: 'enter' };
const to = (address: string): Decision => ({ kind: 'redirect', to: address });
const missing: Decision = { kind: 'missing', message: 'Page Not Found: /page' };
const login = to('/login?callbackUrl=%2Fpage');
const newPassword = to('/password-new');

/** Every guard with every state of a session. */
const rows: [string, Partial<Route>, Record<Visitor, Decision>][] = [
  ['no guard', {}, of(enter, enter, enter, enter)],
  ['guest-only [R2.2]', { access: 'guest-only' }, of(enter, to('/'), to('/'), to('/'))],
  ['sign-in [R2.3]', { access: 'auth' }, of(login, enter, enter, enter)],
  ['auth by name [R2.12]', { middleware: ['auth'] }, of(to('/door'), enter, enter, enter)],
  ['client-auth [R2.12]', { middleware: ['client-auth'] }, of(to('/door'), enter, enter, enter)],
  ['one role [R2.11]', { roles: ['staff'] }, of(to('/'), to('/'), enter, to('/'))],
  ['roles as a string [R2.11]', { roles: 'staff admin' }, of(to('/'), to('/'), enter, enter)],
  ['no role named [R2.11]', { roles: [] }, of(enter, enter, enter, enter)],
  [
    'roles with a redirect [R2.11]',
    { roles: 'admin', redirect: 'https://example.org/' },
    of(to('https://example.org/'), to('https://example.org/'), to('https://example.org/'), enter),
  ],
  [
    'another page for a role',
    { access: 'auth', elsewhere: { role: 'staff', path: '/staff' } },
    of(login, enter, to('/staff'), enter),
  ],
  ['sign-in and a role', { access: 'auth', roles: ['staff'] }, of(login, to('/'), enter, to('/'))],
  ['a validation [R2.13]', { validate: () => false }, of(missing, missing, missing, missing)],
  [
    'sign-in before a validation [R2.13]',
    { access: 'auth', validate: () => false },
    of(login, missing, missing, missing),
  ],
];

function of(guest: Decision, patient: Decision, staff: Decision, admin: Decision) {
  return { guest, patient, staff, admin, 'patient with the password flag': newPassword };
}

describe.each(rows)('%s', (_name, guards, decisions) => {
  it.each(Object.keys(visitors) as Visitor[])('decides for a %s [R2.10]', (visitor) => {
    expect(decide(route(guards), visitor)).toEqual(decisions[visitor]);
  });
});

describe('a visit', () => {
  it('of a guest to a guarded page returns with its query [R2.3D]', () => {
    const decision = decide(route({ access: 'auth' }), 'guest', '/page?lang=en');
    expect(decision).toEqual(to('/login?callbackUrl=%2Fpage%3Flang%3Den&lang=en'));
  });

  it('keeps the language of its address, once [R1.4] [R2.11]', () => {
    const area = route({ roles: 'admin', redirect: '/user?refused=admin' });
    expect(decide(area, 'patient', '/admin?lang=en')).toEqual(to('/user?refused=admin&lang=en'));
    expect(decide(area, 'patient', '/admin?lang=fr')).toEqual(to('/user?refused=admin'));
    const signIn = route({ path: '/login', access: 'guest-only' });
    const back = '/login?callbackUrl=%2Fuser%3Flang%3Dde&lang=en';
    expect(decide(signIn, 'patient', back)).toEqual(to('/user?lang=de'));
  });

  it('of a signed-in user to the sign-in page goes to the callback of this site [R2.2D]', () => {
    const signIn = route({ path: '/login', access: 'guest-only' });
    expect(decide(signIn, 'patient', '/login?callbackUrl=/user')).toEqual(to('/user'));
    expect(decide(signIn, 'patient', '/login')).toEqual(to('/'));
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'to the sign-in page never goes to %s [R2.2D]',
    (target) => {
      const signIn = route({ path: '/login', access: 'guest-only' });
      const address = `/login?callbackUrl=${encodeURIComponent(target)}`;
      expect(decide(signIn, 'patient', address)).toEqual(to('/'));
    },
  );

  it.each(['/password-new', '/impressum', '/datenschutz'])(
    'with the password flag may go to %s [R2.10]',
    (path) => {
      expect(decide(route({ path }), 'patient with the password flag')).toEqual(enter);
    },
  );
});

it('roles are a list, or one string separated by spaces [R2.11]', () => {
  expect(rolesOf(' staff  admin ')).toEqual(['staff', 'admin']);
  expect(rolesOf(undefined)).toEqual([]);
});

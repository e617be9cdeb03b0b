import { createRouteTable, type RouteRule } from '@praxiskit/pages';

/** Content for all visitors: rendered once per revision, readable without scripts. */
const open = {
  layout: 'default',
  access: 'public',
  memory: true,
  start: 'on-demand',
  indexed: true,
} as const satisfies Partial<RouteRule>;

/** Pages that work with a person's own data, or with a form. */
const personal = {
  memory: false,
  start: 'at-once',
  indexed: false,
  sheets: ['intern'],
} as const;

const guestOnly = { ...personal, layout: 'default', access: 'guest-only' } as const;
const intern = { ...personal, layout: 'intern', access: 'auth' } as const;
const forStaff = {
  ...personal,
  layout: 'admin',
  access: 'auth',
  roles: ['staff', 'admin'],
} as const;
const forAdmins = { ...forStaff, roles: ['admin'] } as const;

const accountHelp = () => import('./pages/account-help.tsx');
const admin = () => import('./pages/admin.tsx');
const home = () => import('./pages/home.tsx');
const legal = () => import('./pages/legal.tsx');
const letter = () => import('./pages/letter.tsx');
const login = () => import('./pages/login.tsx');
const prices = () => import('./pages/prices.tsx');
const privateArea = () => import('./pages/private.tsx');
const staff = () => import('./pages/staff.tsx');
const test = () => import('./pages/test.tsx');
const test2 = () => import('./pages/test2.tsx');
const treatment = () => import('./pages/treatment.tsx');
const user = () => import('./pages/user.tsx');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const forms = ['text', 'intern'];

/** Every address of the site, in one list. */
export const routeTable = createRouteTable([
  { ...open, id: 'home', path: '/', page: home, sheets: ['home'] },
  { ...open, id: 'prices', path: '/preise', page: prices, sheets: ['prices'] },
  { ...open, id: 'imprint', path: '/impressum', page: legal, sheets: ['text'] },
  { ...open, id: 'privacy', path: '/datenschutz', page: legal, sheets: ['text'] },
  { ...open, id: 'accessibility', path: '/barrierefreiheit', page: legal, sheets: ['text'] },

  { ...guestOnly, id: 'login', path: '/login', page: login },
  { ...guestOnly, id: 'signup', path: '/signup', page: accountHelp },
  { ...guestOnly, id: 'password-request', path: '/password-request', page: accountHelp },

  { ...intern, id: 'private', path: '/private', page: privateArea },
  { ...intern, id: 'password-new', path: '/password-new', page: accountHelp },
  { ...personal, id: 'user', path: '/user', layout: 'default', access: 'public', page: user },
  {
    ...{ ...intern, id: 'letter', path: '/service/letter/:id', page: letter },
    layout: 'letter',
    validate: ({ id = '' }) => uuid.test(id),
  },

  { ...forStaff, id: 'staff', path: '/staff', page: staff },
  { ...forAdmins, id: 'admin', path: '/admin', page: admin },
  { ...forAdmins, id: 'admin-test', path: '/admin-test', texts: 'admin', page: admin },

  { ...open, id: 'test', path: '/test', indexed: false, page: test, sheets: forms },
  { ...open, id: 'test2', path: '/test2', indexed: false, page: test2, sheets: forms },
  {
    ...{ ...open, id: 'index-copy', path: '/index copy', page: home, sheets: ['home'] },
    ...{ texts: 'home', indexed: false, canonical: '/' },
  },

  // Last, because it fits every address of one segment: the slugs of the treatments are records.
  { ...open, id: 'treatment', path: '/:slug', page: treatment, sheets: ['treatment'] },
]);

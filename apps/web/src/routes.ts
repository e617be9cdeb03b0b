import { createRouteTable, type PageModule, type Route, type RouteRule } from '@praxiskit/pages';

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
const staff = {
  ...personal,
  layout: 'admin',
  access: 'auth',
  roles: ['staff', 'admin'],
} as const;
const admin = { ...staff, roles: ['admin'] } as const;

const home: PageModule = () => import('./pages/home.tsx');
const treatment: PageModule = () => import('./pages/treatment.tsx');
const legal: PageModule = () => import('./pages/legal.tsx');
const accountHelp: PageModule = () => import('./pages/account-help.tsx');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Every address of the site, in one list. */
const routes: readonly Route[] = [
  { ...open, id: 'home', path: '/', page: home, sheets: ['home'] },
  {
    ...open,
    id: 'prices',
    path: '/preise',
    page: () => import('./pages/prices.tsx'),
    sheets: ['prices'],
  },
  { ...open, id: 'imprint', path: '/impressum', page: legal, sheets: ['text'] },
  { ...open, id: 'privacy', path: '/datenschutz', page: legal, sheets: ['text'] },
  { ...open, id: 'accessibility', path: '/barrierefreiheit', page: legal, sheets: ['text'] },
  { ...guestOnly, id: 'login', path: '/login', page: () => import('./pages/login.tsx') },
  { ...guestOnly, id: 'signup', path: '/signup', page: accountHelp },
  { ...guestOnly, id: 'password-request', path: '/password-request', page: accountHelp },

  { ...intern, id: 'private', path: '/private', page: () => import('./pages/private.tsx') },
  { ...intern, id: 'password-new', path: '/password-new', page: accountHelp },
  {
    ...personal,
    id: 'user',
    path: '/user',
    layout: 'default',
    access: 'public',
    page: () => import('./pages/user.tsx'),
  },
  {
    ...intern,
    id: 'letter',
    path: '/service/letter/:id',
    layout: 'letter',
    page: () => import('./pages/letter.tsx'),
    validate: (params) => uuid.test(params.id ?? ''),
  },

  { ...staff, id: 'staff', path: '/staff', page: () => import('./pages/staff.tsx') },
  { ...admin, id: 'admin', path: '/admin', page: () => import('./pages/admin.tsx') },
  {
    ...admin,
    id: 'admin-test',
    path: '/admin-test',
    texts: 'admin',
    page: () => import('./pages/admin.tsx'),
  },

  {
    ...open,
    id: 'test',
    path: '/test',
    indexed: false,
    page: () => import('./pages/test.tsx'),
    sheets: ['text', 'intern'],
  },
  {
    ...open,
    id: 'test2',
    path: '/test2',
    indexed: false,
    page: () => import('./pages/test2.tsx'),
    sheets: ['text', 'intern'],
  },
  {
    ...open,
    id: 'index-copy',
    path: '/index copy',
    texts: 'home',
    indexed: false,
    canonical: '/',
    page: home,
    sheets: ['home'],
  },

  // Last, because it fits every address of one segment: the slugs of the treatments are records.
  { ...open, id: 'treatment', path: '/:slug', page: treatment, sheets: ['treatment'] },
];

export const routeTable = createRouteTable(routes);

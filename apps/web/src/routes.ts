import { accountRoutes, adminRoutes, forAdmins, refusedPaths } from '@praxiskit/account-pages';
import { createRouteTable, isUuid, routeKinds } from '@praxiskit/pages';
import { staffRoutes } from '@praxiskit/staff';
import { staffPages } from './staff-pages.ts';

const { open, personal, intern } = routeKinds;
const forms = ['text', 'intern'];

const ofAccounts = { sheets: ['account'], beside: () => import('./styles/account.ts') };

const ofStaff = {
  pages: staffPages,
  sheets: ['staff'],
  redirect: refusedPaths.staff,
  beside: () => import('./styles/staff.ts'),
  waiting: () => import('./pages/waiting-roles.ts'),
};

const admin = () => import('./pages/admin.tsx');
const home = () => import('./pages/home.tsx');
const legal = () => import('./pages/legal.tsx');
const letter = () => import('./pages/letter.tsx');
const myDay = () => import('./pages/my-day.tsx');
const prices = () => import('./pages/prices.tsx');
const request = () => import('./pages/request.tsx');
const test = () => import('./pages/test.tsx');
const test2 = () => import('./pages/test2.tsx');
const treatment = () => import('./pages/treatment.tsx');

/** Every address of the site, in one list. */
export const routeTable = createRouteTable([
  { ...open, id: 'home', path: '/', page: home, sheets: ['home'] },
  { ...open, id: 'prices', path: '/preise', page: prices, sheets: ['prices'] },
  // Not remembered: it is another one for each day that `?tag=` names.
  { ...open, memory: false, id: 'my-day', path: '/termin', page: myDay, sheets: ['day'] },
  { ...personal, id: 'request', path: '/anfrage', page: request, sheets: ['text'] },
  { ...open, id: 'imprint', path: '/impressum', page: legal, sheets: ['text'] },
  { ...open, id: 'privacy', path: '/datenschutz', page: legal, sheets: ['text'] },
  { ...open, id: 'accessibility', path: '/barrierefreiheit', page: legal, sheets: ['text'] },

  ...accountRoutes({ ...ofAccounts, details: () => import('./pages/user.tsx') }),

  {
    ...intern,
    id: 'private',
    path: '/private',
    page: () => import('./pages/private.tsx'),
    // A patient's letters; those of all patients are with the staff's pages.
    elsewhere: { role: 'staff', path: '/staff' },
  },
  {
    ...intern,
    id: 'letter',
    path: '/service/letter/:id',
    page: letter,
    layout: 'letter',
    missing: 'letter.missing',
    validate: ({ id }) => isUuid(id),
  },

  ...staffRoutes(ofStaff),
  { ...forAdmins(), id: 'admin', path: '/admin', page: admin },
  ...adminRoutes(ofAccounts),
  { ...forAdmins(), id: 'admin-test', path: '/admin-test', texts: 'admin', page: admin },

  { ...open, id: 'test', path: '/test', indexed: false, page: test, sheets: forms },
  { ...open, id: 'test2', path: '/test2', indexed: false, page: test2, sheets: ['bench'] },
  {
    ...open,
    id: 'index-copy',
    path: '/index copy',
    page: home,
    sheets: ['home'],
    texts: 'home',
    indexed: false,
    canonical: '/',
  },

  // Last, because it fits every address of one segment: the slugs of the treatments are records.
  { ...open, id: 'treatment', path: '/:slug', page: treatment, sheets: ['treatment'] },
]);

import { createRouteTable, routeKinds } from '@praxiskit/pages';

const { open, guestOnly, forRoles } = routeKinds;
const legal = () => import('./pages/legal.tsx');

/** Every address of the site. */
export const routes = createRouteTable([
  { ...open, id: 'home', path: '/', page: () => import('./pages/home.tsx') },
  { ...open, id: 'prices', path: '/preise', page: () => import('./pages/prices.tsx') },
  { ...open, id: 'imprint', path: '/impressum', page: legal },
  { ...open, id: 'privacy', path: '/datenschutz', page: legal },
  { ...guestOnly, id: 'login', path: '/login', page: () => import('./pages/login.tsx') },
  {
    ...forRoles('staff'),
    id: 'edit',
    path: '/preise-bearbeiten',
    page: () => import('./pages/edit-prices.tsx'),
  },
]);

import { createRouteTable, routeKinds } from '@praxiskit/pages';

const legal = () => import('./pages/legal.tsx');

/** Every address of the site. The kind says who may see the page, and whether it is remembered. */
export const routes = createRouteTable([
  { ...routeKinds.open, id: 'home', path: '/', page: () => import('./pages/home.tsx') },
  // #region prices
  { ...routeKinds.open, id: 'prices', path: '/preise', page: () => import('./pages/prices.tsx') },
  { ...routeKinds.guestOnly, id: 'login', path: '/login', page: () => import('./pages/login.tsx') },
  {
    ...routeKinds.forRoles('staff'),
    id: 'edit',
    path: '/preise-bearbeiten',
    page: () => import('./pages/edit-prices.tsx'),
  },
  // #endregion
  // #region video
  { ...routeKinds.open, id: 'video', path: '/film', page: () => import('./pages/video.tsx') },
  // #endregion
  { ...routeKinds.open, id: 'imprint', path: '/impressum', page: legal },
  { ...routeKinds.open, id: 'privacy', path: '/datenschutz', page: legal },
]);

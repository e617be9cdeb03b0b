/** Where the staff's rooms are. */
export const staffPaths = {
  overview: '/staff',
  requests: '/staff/requests',
  treatments: '/staff/treatments',
  concerns: '/staff/treatments/concerns',
  treatment: '/staff/treatments/:id',
  prices: '/staff/prices',
  pages: '/staff/pages',
  page: '/staff/pages/:id',
  practice: '/staff/practice',
} as const;

/** In a site's `PageWords`, the address of texts that every treatment's page has. */
export const onTreatments = '/:treatment';

/** The rooms that have a place in the navigation, and their letters after G. */
export const rooms = [
  { name: 'requests', letter: 'a', group: 'daily' },
  { name: 'treatments', letter: 't', group: 'website' },
  { name: 'prices', letter: 'r', group: 'website' },
  { name: 'pages', letter: 's', group: 'website' },
  { name: 'practice', letter: 'd', group: 'website' },
] as const;

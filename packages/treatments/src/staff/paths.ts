/** Where the staff's pages are. */
export const paths = {
  treatments: '/staff/treatments',
  treatment: '/staff/treatments/:id',
  concerns: '/staff/treatments/concerns',
  prices: '/staff/prices',
} as const;

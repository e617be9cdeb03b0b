/** Where Google's tag is, and where it sends to: for the item, and for a site's policy. */
export const tagHost = 'https://www.googletagmanager.com';
export const analyticsHosts: readonly string[] = [
  tagHost,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Where Google's tag is, and where it sends to: for the item, and for a site's policy. */
export const tagHost = 'https://www.googletagmanager.com';
export const analyticsHosts: readonly string[] = [
  tagHost,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The hosts of the tag, by directive, for a site's policy: only where an id is configured [R4.15D]. */
export const consentModeSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': [tagHost],
  'connect-src': analyticsHosts,
  'img-src': analyticsHosts,
};

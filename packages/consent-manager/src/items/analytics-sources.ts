import { analyticsHosts, tagHost } from './analytics-hosts.ts';

/** The hosts of the tag, by directive, for a site's policy: only where an id is configured [R4.15D]. */
export const consentModeSources: Readonly<Record<string, readonly string[]>> = {
  'script-src': [tagHost],
  'connect-src': analyticsHosts,
  'img-src': analyticsHosts,
};

import { analyticsHosts } from './analytics-hosts.ts';
import type { ConsentFacts } from './items.ts';

export interface KnownFactsOptions {
  /**
   * Which maps the site offers: `osm` (tiles from another host), true by default; `google` (with a
   * key), false.
   */
  maps?: { osm?: boolean; google?: boolean };
  /** The id of the analytics account; without one the item is not offered [R4.12]. */
  analyticsId?: string | null;
}

const prefixed = (...names: string[]) =>
  names.flatMap((name) =>
    ['', '__Secure-', '__Host-'].map((prefix) => `${prefix}next-auth.${name}`),
  );

// Every spelling that a session library of this family uses over HTTP and HTTPS [R4.13].
const SESSION = [
  'session',
  'auth.session-token',
  'auth.callback-url',
  ...prefixed('session-token', 'callback-url', 'csrf-token'),
  // Cookies of auth-server, for an hour at most, during a sign-in.
  ...prefixed('mailbox', 'ticket', 'challenge', 'codes'),
];

const google = {
  provider: 'Google Ireland Limited',
  countries: ['US'],
  url: 'https://policies.google.com/privacy',
};

/**
 * The items that every site of this kind has: required ones, maps, analytics [R4.12]. Their words come
 * by `describeItems`.
 */
export function knownFacts(options: KnownFactsOptions = {}): ConsentFacts[] {
  const { maps = {}, analyticsId = null } = options;
  return [
    { id: 'session', category: 'required', cookies: SESSION },
    { id: 'device', category: 'required', cookies: prefixed('device') },
    {
      id: 'choice',
      category: 'required',
      storage: ['consent.*', 'theme', 'shortcuts', 'reload-guard'],
    },
    { id: 'language', category: 'required', cookies: ['locale'] },
    { id: 'forms', category: 'required', cookies: ['contact-request', ...prefixed('typed')] },
    // A database of the browser, and keys that begin with its name.
    { id: 'unsaved', category: 'required', storage: ['praxiskit-records*'] },
    {
      id: 'construction',
      category: 'required',
      cookies: ['construction_access'],
      storage: ['construction_access'],
    },
    {
      id: 'osm',
      category: 'functional',
      active: maps.osm ?? true,
      provider: 'OpenStreetMap Foundation',
      countries: ['GB'],
      url: 'https://osmfoundation.org/wiki/Privacy_Policy',
      hosts: ['https://tile.openstreetmap.org'],
    },
    {
      id: 'google-maps',
      category: 'functional',
      active: maps.google ?? false,
      ...google,
      cookies: ['NID', 'CONSENT'],
      hosts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
    },
    {
      id: 'analytics',
      category: 'analytics',
      active: Boolean(analyticsId),
      ...google,
      cookies: ['_ga', '_ga_*', '_gid', '_gat*'],
      hosts: analyticsHosts,
    },
  ];
}

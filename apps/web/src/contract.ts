/** What the web app and the server that carries it promise each other. */

export type Locale = 'de' | 'en';

export interface PublicConfig {
  construction: boolean;
  construction_hash: string | null;
  responsive: { breakpoints: { name: string; max: number }[] };
  no_cookies: boolean;
  animated_anchors: boolean;
  analytics_id: string | null;
  guest_redirect: string;
  version: string;
  build_id: string;
}

export interface Session {
  user: {
    name: string;
    email: string;
    data: { id: string; roles: string[]; password_change: boolean };
  };
  /** ISO 8601 */
  expires: string;
}

export interface PageRequest {
  /** The page's own address, on the configured origin. */
  url: URL;
  /** Decided by the server: ?lang, cookie, Accept-Language, de. */
  locale: Locale;
  /** It came from ?lang. */
  explicitLocale: boolean;
  session: Session | null;
  config: PublicConfig;
  /** In-process: answers the API's own paths ('/api/…') as the caller. */
  fetch: typeof fetch;
  isBot: boolean;
  /** The construction gate is closed for this caller: only the legal pages, and no content beside. */
  isLocked?: boolean;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** May be kept for guests. */
  memory: boolean;
}

export type Layout = 'default' | 'intern' | 'letter' | 'admin';
export type Access = 'public' | 'guest-only' | 'auth';
export type Start = 'on-demand' | 'at-once';

export interface RouteRule {
  path: string;
  layout: Layout;
  access: Access;
  roles?: string[];
  memory: boolean;
  start: Start;
  indexed: boolean;
}

export interface WebApp {
  /** Also the content of builds/meta/{id}.json. */
  routes: readonly RouteRule[];
  match(pathname: string): RouteRule | null;
  /** HTML. */
  render(request: PageRequest): Promise<PageAnswer>;
  /** {path}/_payload.json: the same data as JSON; request.url is the page's own address. */
  payload(request: PageRequest): Promise<PageAnswer>;
  /** Construction is on: a 503 shell without content. */
  renderGate(request: PageRequest): PageAnswer;
  /** For instance: the database is away. */
  renderError(request: PageRequest, status: number): PageAnswer;
  /** /_i18n/{locale}/messages.json */
  messages(locale: Locale, isLocked?: boolean): Record<string, unknown>;
  /** Constant per build. */
  contentSecurityPolicy: string;
  buildId: string;
}

/** `site` stands in every page, `intern` in forms and for whoever is signed in, the others in their pages. */
export const sheets = [
  'site',
  'home',
  'treatment',
  'prices',
  'text',
  'gate',
  'intern',
  'late',
] as const;
export type Sheet = (typeof sheets)[number];

/** What a build (or the development server) puts at the pages' disposal. */
export interface WebAssets {
  buildId: string;
  /** Address of the boot module. */
  boot: string;
  /** Address of the one font file, preloaded. */
  font: string;
  /** Style sheets that are written into the page: the site's own, and what the page needs beside. */
  css: Record<Sheet, string>;
  /** Address of the sheet that no first sight needs; pages name it in their body. */
  late: string;
  /** Development only: markup for the head, and a policy that lets it run. */
  development?: { head: string };
}

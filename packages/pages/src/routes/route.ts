import type { ReactNode } from 'react';
import type { RouteParams } from '../addresses/route-params.ts';
import type { Payload } from '../payload/payload.ts';

/** The layouts of a site [R2.17]. `step` has no navigation: pages with one thing to do. */
export type Layout = 'default' | 'intern' | 'letter' | 'admin' | 'step';
/** The visitors who may see a page: all, only guests, or signed-in users. */
export type Access = 'public' | 'guest-only' | 'auth';

/** When React hydrates a page: with the first interaction, or when the page has loaded. */
export type Start = 'on-demand' | 'at-once';

/** The data of a route for the server and for the build's manifest. */
export interface RouteRule {
  /** Static segments and `:parameters`: `/service/letter/:id`. */
  readonly path: string;
  readonly layout: Layout;
  readonly access: Access;
  /**
   * One of them is enough; a list, or one string separated by spaces. Absent or empty: all roles.
   */
  readonly roles?: string | readonly string[];
  /** The same for all visitors, so it is rendered once per content revision. */
  readonly memory: boolean;
  readonly start: Start;
  /** Search engines may list it. */
  readonly indexed: boolean;
  /** Guards by name, in addition to those that `access` and `roles` imply. */
  readonly middleware?: readonly string[];
}

/** Renders a page from its content. `never`: each component declares the data that it expects. */
export type PageComponent = (payload: Payload<never>) => ReactNode;

/** A page's component, in its own chunk. */
export type PageModule = () => Promise<{ Component: PageComponent }>;

/** A page of the site, as its table names it. */
export interface Route extends RouteRule {
  /** Used for the payload function, and for the texts `pages.{id}.title` and `.description`. */
  readonly id: string;
  readonly page: PageModule;
  /** Where a signed-in user without one of the roles is sent; `/` by default. */
  readonly redirect?: string;
  /** A signed-in user with this role is sent to another page that has the place of this one for them. */
  readonly elsewhere?: { readonly role: string; readonly path: string };
  /** False: the page answers 404 'Page Not Found: {path}'. */
  readonly validate?: (params: RouteParams) => boolean;
  /**
   * The key of the title of its 404, if the general one ('error.notFound') is not specific enough.
   */
  readonly missing?: string;
  /** The address for search engines, if it is another one. */
  readonly canonical?: string;
  /**
   * Style sheets that are written into the page; its component imports the same ones. By default
   * the sheet of signed-in layouts for a page that starts immediately, and none for others.
   */
  readonly sheets?: readonly string[];
  /** Replaces `id` in the keys of the page's title and description. */
  readonly texts?: string;
}

/** Addresses that guards and layouts use. */
export interface SpecialPaths {
  /** Guests who need an account are sent here; '/login' by default. */
  readonly signIn: string;
  /** Users who must choose a new password are sent here; '/password-new' by default. */
  readonly newPassword: string;
  /**
   * Always open: for users who must choose a password, and while a construction gate is closed;
   * '/impressum' and '/datenschutz' by default.
   */
  readonly legal: readonly string[];
}

import type { Locale } from '@praxiskit/core';
import type { RouteParams } from '../addresses/route-params.ts';
import type { PublicConfig } from '../config/public-config.ts';
import type { PagePictures } from '../head/pictures.ts';
import type { RegisteredData, RegisteredSession } from '../register.ts';
import type { PageSession } from '../session/page-session.ts';
import type { Words } from '../words/words.ts';

/** What the engine itself knows around every page. */
export interface SiteFrame {
  config: PublicConfig;
  /**
   * The visitor's session. On pages that are rendered once for all, it has the roles that the page was
   * rendered for and nothing else; the visitor's own comes beside the page.
   */
  session: PageSession | null;
  locale: Locale;
  /** The language came from `?lang`, so links carry it on. */
  explicitLocale: boolean;
  /** The page shows a draft as if it were published. */
  isPreview?: boolean;
  /** Of the site's facts: texts that stand in place of the site's own messages, on this page and in its `t`. */
  words?: Words;
}

/** The data around every page: the app's own facts (its practice, its menu) and the engine's frame. */
export type Site<Facts = object> = Facts & SiteFrame;

/** A page's content as data: its HTML is rendered from it, and `{path}/_payload.json` carries it. */
export interface Payload<Data = unknown> {
  title: string;
  description: string;
  data: Data;
  locale: Locale;
}

/** What `{path}/_payload.json` answers. */
export interface PayloadAnswer extends Payload {
  /** The browser has to go there instead. */
  redirect?: string;
  /** Pages without inlined state: the data around the page. */
  site?: Site;
  /** With `site`: names the content, as the page does. */
  tag?: string;
  /** The visitor's own, added to what is the same for all. */
  personal?: Personal;
}

/** The visitor's own part of a page that is otherwise the same for all. */
export interface Personal {
  /** Null where it could not be known in time: the page is a guest's, and asks again. */
  session: PageSession | null;
}

/** What a payload function gets. `Data` is the app's port to its records. */
export interface PayloadContext<Data = RegisteredData> {
  url: URL;
  locale: Locale;
  params: RouteParams;
  config: PublicConfig;
  /** The practice's day, '2026-11-23'; a remembered page is made anew when another one begins. */
  today: string;
  /** Null for guests, and for pages that are rendered once for all. */
  session: RegisteredSession | null;
  /** Reads with the permissions of the page's visitor; with a guest's where the page is remembered. */
  data: Data;
  /** Texts that the practice has written in place of the site's own. */
  words: Words;
  /** The page's texts by key, with those in their places. */
  t(key: string, values?: Record<string, unknown>): string;
}

/** A payload function answers the page's data, and may name the page better than its route does. */
export interface PageContent<Data = unknown> {
  data: Data;
  title?: string;
  description?: string;
  /** A path of this site, where the visitor has to go instead: for what only the data can tell, no guard. */
  redirect?: string;
  /** What the page is about, for search engines: things of schema.org, with addresses that are absolute. */
  structured?: readonly object[];
  /** Those of the first screen, and the one that the page is shared with; by default the site's. */
  pictures?: PagePictures;
}

/**
 * Reads what a page shows, on the server only. Where it rejects, `statusOf` of the ports says whether
 * the page is a 404, a 503 or a 500.
 */
export type PayloadFunction<Content = unknown, Data = RegisteredData> = (
  context: PayloadContext<Data>,
) => Promise<PageContent<Content>>;

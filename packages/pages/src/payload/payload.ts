import type { Locale } from '@praxiskit/core';
import type { RouteParams } from '../addresses/route-params.ts';
import type { PublicConfig } from '../config/public-config.ts';
import type { PagePictures } from '../head/pictures.ts';
import type { PageSession } from '../page-session.ts';
import type { RegisteredData, RegisteredSession } from '../register.ts';
import type { Words } from '../words/words.ts';

/** The engine's own data around every page. */
export interface SiteFrame {
  config: PublicConfig;
  /**
   * The visitor's session. For pages that are rendered once for all visitors, only the roles that
   * the page was rendered for; the visitor's own session is sent beside the page.
   */
  session: PageSession | null;
  locale: Locale;
  /** The language came from `?lang`, so links keep it. */
  explicitLocale: boolean;
  /** The page shows a draft as if it were published. */
  isPreview?: boolean;
  /**
   * Part of the site's facts: texts that replace the site's own messages, on this page and in its
   * `t`.
   */
  words?: Words;
}

/** The data around every page: the app's own facts (its practice, its menu) and the engine's frame. */
export type Site<Facts = object> = Facts & SiteFrame;

/**
 * A page's content as data: its HTML is rendered from it, and `{path}/_payload.json` contains it.
 */
export interface Payload<Data = unknown> {
  title: string;
  description: string;
  data: Data;
  locale: Locale;
}

/** The answer of `{path}/_payload.json`. */
export interface PayloadAnswer extends Payload {
  /** The browser has to go to this address instead. */
  redirect?: string;
  /** Pages without inlined state: the data around the page. */
  site?: Site;
  /** With `site`: identifies the content, as in the page. */
  tag?: string;
  /** The visitor's own part, added to the shared content. */
  personal?: Personal;
}

/** The visitor's own part of a page that is otherwise the same for all visitors. */
export interface Personal {
  /** Null if it was not known in time: the page is a guest's, and asks again. */
  session: PageSession | null;
}

/** The context of a payload function. `Data` is the app's port to its records. */
export interface PayloadContext<Data = RegisteredData> {
  url: URL;
  locale: Locale;
  params: RouteParams;
  config: PublicConfig;
  /** The practice's day, '2026-11-23'; a remembered page is rendered again when the day changes. */
  today: string;
  /** Null for guests, and for pages that are rendered once for all visitors. */
  session: RegisteredSession | null;
  /**
   * Reads with the permissions of the page's visitor, or with a guest's if the page is remembered.
   */
  data: Data;
  /** Texts that the practice has written to replace the site's own. */
  words: Words;
  /** The page's texts by key, with these words. */
  t(key: string, values?: Record<string, unknown>): string;
}

/**
 * A payload function returns the page's data, and may give the page a better name than its route.
 */
export interface PageContent<Data = unknown> {
  data: Data;
  title?: string;
  description?: string;
  /**
   * A path of this site to which the visitor is redirected, if only the data can decide it and no
   * guard.
   */
  redirect?: string;
  /** schema.org things about the page, for search engines, with absolute addresses. */
  structured?: readonly object[];
  /** Pictures of the first screen, and the one for links to the page; by default the site's. */
  pictures?: PagePictures;
}

/**
 * Reads the content of a page, on the server only. If it rejects, `statusOf` of the ports decides
 * whether the page is a 404, a 503 or a 500.
 */
export type PayloadFunction<Content = unknown, Data = RegisteredData> = (
  context: PayloadContext<Data>,
) => Promise<PageContent<Content>>;

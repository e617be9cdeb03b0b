import type { Locale } from '@praxiskit/core';
import type { ReactElement } from 'react';
import type { PublicConfig } from '../config/public-config.ts';
import type { ThemeColors } from '../document/document.ts';
import type { PolicySources } from '../document/policy.ts';
import type { SharedPicture } from '../head/pictures.ts';
import type { PayloadContext, PayloadFunction } from '../payload/payload.ts';
import type { RegisteredData, RegisteredFacts } from '../register.ts';
import type { SiteDefinition } from '../site/site-definition.ts';

/** The context for reading the facts around every page: the same for every page and visitor. */
export type SiteContext<Data> = Pick<PayloadContext<Data>, 'locale' | 'config'> & {
  /** Reads with a guest's permissions. */
  data: Data;
  /** The construction gate is closed for this visitor: only the legal pages have content. */
  isLocked: boolean;
};

/** A page outside of routes and layouts. */
export interface StandalonePage {
  title: string;
  body: ReactElement;
  sheets: readonly string[];
  /** For the boot module, as `data` of a standalone page; absent: no script starts on the page. */
  data?: Readonly<Record<string, unknown>>;
}

export interface SiteFailure<Facts extends object = RegisteredFacts> {
  status: number;
  /** The last known ones. */
  facts: Facts | null;
  t(key: string): string;
}

/**
 * A path; or a second address of a page, usually a former one: the page answers there too, and
 * search engines keep only `canonical`.
 */
export type PageAddress = string | { readonly path: string; readonly canonical: string };

/** Path → the last change of the page's content, ISO 8601 in UTC. */
export type LastChanges = Readonly<Record<string, string>>;

/** The server entry of a site. `Data` is the app's port to its records. */
export interface SiteServer<Facts extends object = RegisteredFacts, Data = RegisteredData> {
  definition: SiteDefinition<Facts>;
  /**
   * Style sheet of signed-in layouts and of forms: in pages that start immediately, and for
   * signed-in visitors; `late` by default.
   */
  internSheet?: string;
  /** Style sheets of the error pages; none by default. */
  errorSheets?: readonly string[];
  /**
   * The roles that change the markup of a page, a closed list: pages are remembered for each set of
   * them.
   */
  roles: readonly string[];
  /**
   * The facts around every page, the same for all visitors; `words` among them replace the site's
   * own messages. If it rejects, and no older facts are known, the page is a 500 or a 503.
   */
  facts(context: SiteContext<Data>): Promise<Facts>;
  /** Route id → the page's content. A page without an entry has no data of its own. */
  payloads: Readonly<Record<string, PayloadFunction<unknown, Data>>>;
  /**
   * Route id → every address of a route with parameters, for routes whose addresses are records.
   * Any other address of the route is a 404.
   */
  addresses?: Readonly<Record<string, (data: Data) => Promise<readonly PageAddress[]>>>;
  /** For the site map; a missing path has no date. By default no path has one. */
  lastChanges?(data: Data): Promise<LastChanges>;
  /**
   * False while search engines may list no page of the site, for example a sample; true by default.
   */
  indexed?(facts: Facts): boolean;
  /** The site's texts by key; `isLocked`: only those of a closed gate and of the legal pages. */
  messages(locale: Locale, isLocked: boolean): Record<string, unknown>;
  /** The picture for links to pages without their own; by default `/favicon.png`. */
  sharedPicture?(locale: Locale): SharedPicture;
  /** Colors of the browser's own bars around the page; by default the browser chooses. */
  themeColors?: ThemeColors;
  /**
   * Hosts beside the site's own that its pages may load from, by directive of the policy; a
   * function if they depend on the site's configuration.
   */
  policySources?: PolicySources | ((config: PublicConfig) => readonly PolicySources[]);
  /**
   * The page of a closed construction gate, without content of the site. A site without a gate has
   * none. `facts` are those of a locked site, null if they cannot be read now.
   */
  closed?(config: PublicConfig, locale: Locale, facts: Facts | null): StandalonePage;
  /**
   * The page for a failure of the data around every page; `facts` are the last known ones. By
   * default the status and the text `error.failure`. A link to try again has an empty `href`,
   * because the page may replace any address.
   */
  failed?(failure: SiteFailure<Facts>): StandalonePage;
}

import type { Locale } from '@praxiskit/core';
import type { ReactElement } from 'react';
import type { PublicConfig } from '../config/public-config.ts';
import type { ThemeColors } from '../document/document.ts';
import type { PolicySources } from '../document/policy.ts';
import type { SharedPicture } from '../head/pictures.ts';
import type { PayloadContext, PayloadFunction } from '../payload/payload.ts';
import type { RegisteredData, RegisteredFacts } from '../register.ts';
import type { SiteDefinition } from '../site/site-definition.ts';

/** What the facts around every page are read by: the same for every page, and for every visitor. */
export type SiteContext<Data> = Pick<PayloadContext<Data>, 'locale' | 'config'> & {
  /** Reads with a guest's permissions. */
  data: Data;
  /** The construction gate is closed for this visitor: no content beside the legal pages. */
  isLocked: boolean;
};

/** A page outside of routes and layouts. */
export interface StandalonePage {
  title: string;
  body: ReactElement;
  sheets: readonly string[];
  /** For the boot module, as `data` of a standalone page; absent: no script takes the page over. */
  data?: Readonly<Record<string, unknown>>;
}

/** What the page of a failure is made of. */
export interface SiteFailure<Facts extends object = RegisteredFacts> {
  status: number;
  /** The last ones known. */
  facts: Facts | null;
  t(key: string): string;
}

/**
 * A path; or a second one of a page, a former one above all: the page answers there as well, and search
 * engines keep `canonical` alone.
 */
export type PageAddress = string | { readonly path: string; readonly canonical: string };

/** Path → when what the page shows was last changed, ISO 8601 in UTC. */
export type LastChanges = Readonly<Record<string, string>>;

/** The server's half of a site. `Data` is the app's port to its records. */
export interface SiteServer<Facts extends object = RegisteredFacts, Data = RegisteredData> {
  definition: SiteDefinition<Facts>;
  /**
   * Style sheet of signed-in layouts and of forms: in pages that start at once, and for signed-in
   * visitors; `late` by default.
   */
  internSheet?: string;
  /** Style sheets of the error pages; none by default. */
  errorSheets?: readonly string[];
  /** The roles that change the markup of a page, a closed list: pages are remembered for each set of them. */
  roles: readonly string[];
  /**
   * The facts around every page, for all visitors alike; `words` among them stand in place of the site's own
   * messages. Where it rejects, and no older facts are known,
   * the page is a 500, or a 503.
   */
  facts(context: SiteContext<Data>): Promise<Facts>;
  /** Route id → what the page shows. A page without an entry has no data of its own. */
  payloads: Readonly<Record<string, PayloadFunction<unknown, Data>>>;
  /**
   * Route id → every address that a route with parameters has, for routes whose addresses are records.
   * Any other address of the route is a 404.
   */
  addresses?: Readonly<Record<string, (data: Data) => Promise<readonly PageAddress[]>>>;
  /** For the site map; a path that is missing has no date there. By default none has one. */
  lastChanges?(data: Data): Promise<LastChanges>;
  /** False while search engines may list no page of the site, as with a sample; always true by default. */
  indexed?(facts: Facts): boolean;
  /** The site's texts by key; `isLocked`: those of a closed gate and of the legal pages alone. */
  messages(locale: Locale, isLocked: boolean): Record<string, unknown>;
  /** What pages without one of their own are shared with; by default `/favicon.png`. */
  sharedPicture?(locale: Locale): SharedPicture;
  /** Of the browser's own bars around the page; without them the browser chooses. */
  themeColors?: ThemeColors;
  /**
   * Hosts beside the site's own that its pages may load from, by directive of the policy; as a function
   * where they hang on how the site is configured.
   */
  policySources?: PolicySources | ((config: PublicConfig) => readonly PolicySources[]);
  /**
   * The page of a closed construction gate; nothing of the site's content. A site without a gate has none.
   * `facts` are those of a locked site, null where they cannot be read now.
   */
  closed?(config: PublicConfig, locale: Locale, facts: Facts | null): StandalonePage;
  /**
   * The page where not even the data around it can be loaded; `facts` are the last ones known. By
   * default the status and the text `error.failure`. A link to try again has an empty `href`: the page
   * may come in place of any address.
   */
  failed?(failure: SiteFailure<Facts>): StandalonePage;
}

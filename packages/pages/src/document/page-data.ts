import type { Locale } from '@praxiskit/core';
import type { BootConfig } from '../config/public-config.ts';
import type { Payload, Site } from '../payload/payload.ts';

/** The ids of the elements with JSON for the browser. */
export const pageDataId = 'page-data';
export const personalDataId = 'personal-data';

/** An error in a form that a page may contain: never a stack or an internal message. */
export interface PageError {
  status: number;
  /** Empty, or the message of R2.13: 'Page Not Found: {path}'. */
  message: string;
}

export interface PageState {
  /** Null if the data around the page could not be loaded. */
  site: Site | null;
  payload: Payload | null;
  error: PageError | null;
}

/** The data that the server leaves in a page for the browser. */
export interface PageData {
  kind: 'page';
  locale: Locale;
  config: BootConfig;
  /** Null if the page's payload has the same: React fetches it when it starts. */
  state: PageState | null;
  /** Identifies the content of the page; a payload with another tag renders the page again. */
  tag: string;
}

/** A page without routes or layout, such as a construction gate; `data` is its own. */
export interface StandaloneData {
  kind: 'standalone';
  locale: Locale;
  config: BootConfig;
  data: Readonly<Record<string, unknown>>;
}

import type { Locale } from '@praxiskit/core';
import type { BootConfig } from '../config/public-config.ts';
import type { Payload, Site } from '../payload/payload.ts';

/** The ids of the elements that carry JSON for the browser's half. */
export const pageDataId = 'page-data';
export const personalDataId = 'personal-data';

/** An error as a page may know it: never a stack, never a message from inside. */
export interface PageError {
  status: number;
  /** Empty, or what R2.13 tells the visitor: 'Page Not Found: {path}'. */
  message: string;
}

/** What a page was rendered from. */
export interface PageState {
  /** Null where the data around the page could not be loaded. */
  site: Site | null;
  payload: Payload | null;
  error: PageError | null;
}

/** What the server leaves in a page for the browser's half. */
export interface PageData {
  kind: 'page';
  locale: Locale;
  config: BootConfig;
  /** Null where the page's payload carries the same: React fetches it when it starts. */
  state: PageState | null;
  /** Names the content that the page was rendered from; a payload with another tag renders it anew. */
  tag: string;
}

/** A page without routes or layout, such as a construction gate; `data` is its own. */
export interface StandaloneData {
  kind: 'standalone';
  locale: Locale;
  config: BootConfig;
  data: Readonly<Record<string, unknown>>;
}

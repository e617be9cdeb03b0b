import type { Locale, PublicConfig } from '../contract.ts';
import type { WireError } from '../routing/errors.ts';

export const dataElementId = 'page-data';

/** What the server leaves in the page for the browser's half. */
export interface PageData {
  kind: 'page';
  locale: Locale;
  config: PublicConfig;
  /** Route id → what its loader answered. */
  loaderData: Record<string, unknown>;
  errors: Record<string, WireError> | null;
}

export interface GateData {
  kind: 'gate';
  locale: Locale;
  config: PublicConfig;
}

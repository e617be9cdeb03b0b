import type { Locale, PublicConfig } from '../contract.ts';
import type { WireError } from '../routing/errors.ts';

export const dataElementId = 'page-data';

/** As much of the configuration as is needed before React; the rest comes with the site. */
export type BootConfig = Pick<PublicConfig, 'responsive' | 'animated_anchors' | 'analytics_id'>;

export function bootConfig(config: PublicConfig): BootConfig {
  const { responsive, animated_anchors, analytics_id } = config;
  return { responsive, animated_anchors, analytics_id };
}

/** What the server drew the page from. */
export interface PageState {
  /** Route id → what its loader answered. */
  loaderData: Record<string, unknown>;
  errors: Record<string, WireError> | null;
}

/** What the server leaves in the page for the browser's half. */
export interface PageData {
  kind: 'page';
  locale: Locale;
  config: BootConfig;
  /**
   * Null where the page's payload carries the same: who only reads needs neither, and React fetches it
   * when it comes.
   */
  state: PageState | null;
  /** Names the content that the page was drawn from; a payload with another tag draws it anew. */
  tag: string;
}

export interface GateData {
  kind: 'gate';
  locale: Locale;
  config: BootConfig & Pick<PublicConfig, 'construction_hash'>;
}

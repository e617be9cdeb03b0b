/** The part of the configuration that browsers may know [R9.7]. */
export interface PublicConfig {
  construction: boolean;
  /** SHA-256 of the gate's password, in hex; null if the gate is off. */
  construction_hash: string | null;
  responsive: { breakpoints: { name: string; max: number }[] };
  no_cookies: boolean;
  animated_anchors: boolean;
  analytics_id: string | null;
  /**
   * Address of a map's tiles with {z}, {x} and {y}; a path if they are the site's own; null for no
   * map.
   */
  map_tiles: string | null;
  guest_redirect: string;
  version: string;
  build_id: string;
}

/** The part of the configuration that is needed before React; the rest comes with the site. */
export type BootConfig = Pick<
  PublicConfig,
  'responsive' | 'animated_anchors' | 'analytics_id' | 'map_tiles' | 'build_id'
>;

export function bootConfig(config: PublicConfig): BootConfig {
  const { responsive, animated_anchors, analytics_id, map_tiles, build_id } = config;
  return { responsive, animated_anchors, analytics_id, map_tiles, build_id };
}

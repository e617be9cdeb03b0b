/** The part of the configuration that browsers may know [R9.7]. */
export interface PublicConfig {
  construction: boolean;
  construction_hash: string | null;
  responsive: { breakpoints: { name: string; max: number }[] };
  no_cookies: boolean;
  animated_anchors: boolean;
  analytics_id: string | null;
  guest_redirect: string;
  version: string;
  build_id: string;
}

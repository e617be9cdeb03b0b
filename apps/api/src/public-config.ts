import type { PublicConfig } from '@praxiskit/pages';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';

/** The part of the configuration that browsers may know [R9.7]. */
export function publicConfig(config: Config, buildId: string): PublicConfig {
  return {
    construction: config.construction,
    construction_hash: config.construction ? config.constructionHash : null,
    responsive: { breakpoints: config.breakpoints },
    no_cookies: config.noCookies,
    animated_anchors: config.animatedAnchors,
    analytics_id: config.analyticsId,
    guest_redirect: config.guestRedirect,
    version: manifest.version,
    build_id: buildId,
  };
}

import type { PublicConfig } from './public-config.ts';
import type { SiteValues } from './site-variables.ts';

/** The variables of a site in the form that its parts use. */
export interface SiteSettings {
  /** The gate is on; false by default. */
  construction: boolean;
  /** SHA-256 of the gate's password, in hex; null: the gate cannot be opened. */
  constructionHash: string | null;
  /** Hosts from which pictures may be fetched, beside the site's own; none by default. */
  imageHosts: string[];
  analyticsId: string | null;
  /** Address of a map's tiles with {z}, {x} and {y}; null: no map. */
  mapTiles: string | null;
  /** Browsers do not ask for `GET /api/public`; false by default [R8.1]. */
  noCookies: boolean;
  /** True by default [R5.1]. */
  animatedAnchors: boolean;
  /** A path of this site; '/' by default [R9.6]. */
  guestRedirect: string;
  /** Maximum widths in CSS pixels, ascending; those of R2.19 by default. */
  breakpoints: { name: string; max: number }[];
}

/** The settings from variables that `siteVariables` has checked. */
export function siteSettings(values: SiteValues): SiteSettings {
  return {
    construction: values.CONSTRUCTION,
    constructionHash: values.CONSTRUCTION_HASH ?? null,
    imageHosts: values.IMAGE_HOSTS,
    analyticsId: values.ANALYTICS_ID ?? null,
    mapTiles: values.MAP_TILES_URL ?? null,
    noCookies: values.NO_COOKIES,
    animatedAnchors: values.ANIMATED_ANCHORS,
    guestRedirect: values.GUEST_REDIRECT,
    breakpoints: values.BREAKPOINTS,
  };
}

/**
 * The identity of a build; `version` is the site's own. With `origin`, tiles of the site itself are
 * recognized.
 */
export type BuildName = Pick<PublicConfig, 'version'> & { buildId: string; origin?: URL };

/** The part of the settings that browsers may know [R9.7]. */
export function publicConfig(
  settings: SiteSettings,
  { version, buildId, origin }: BuildName,
): PublicConfig {
  return {
    construction: settings.construction,
    construction_hash: settings.construction ? settings.constructionHash : null,
    responsive: { breakpoints: settings.breakpoints },
    no_cookies: settings.noCookies,
    animated_anchors: settings.animatedAnchors,
    analytics_id: settings.analyticsId,
    map_tiles: pathOfOwn(settings.mapTiles, origin),
    guest_redirect: settings.guestRedirect,
    version,
    build_id: buildId,
  };
}

/** Without its origin if it is the site's: content of the site itself needs no consent. */
function pathOfOwn(address: string | null, origin: URL | undefined): string | null {
  const own = origin && `${origin.origin}/`;
  return own && address?.startsWith(own) ? address.slice(own.length - 1) : address;
}

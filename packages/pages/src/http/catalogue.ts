import type { Found, Memory } from '../memory/memory.ts';
import { unavailable } from '../memory/unavailable.ts';
import type { SiteApp } from '../render/site-app.tsx';
import type { PageAddress } from '../render/site-server.ts';
import type { RouteMatch } from '../routes/route-table.ts';

/**
 * The addresses of routes whose addresses are records (a treatment's slug). They are read once per
 * content revision, so that an unknown address costs no query.
 */
export interface Catalogue<Data> {
  /**
   * The match in its canonical form; null for an unknown address, undefined if it has to be read
   * first.
   */
  fresh(site: SiteApp<Data>, match: RouteMatch): RouteMatch | null | undefined;
  /**
   * The match in its canonical form; null for an unknown address.
   *
   * @throws an error of `statusCode` 503 for an address that an older list does not have, where the newest
   * one cannot be read now; what `addresses` of the site reject with, where there is no older list
   */
  get(site: SiteApp<Data>, match: RouteMatch, until?: number): Promise<RouteMatch | null>;
  /** The match in its canonical form among the addresses of these data, which are read again. */
  find(site: SiteApp<Data>, match: RouteMatch, data: Data): Promise<RouteMatch | null>;
  /** Every address of a route that search engines may keep. */
  all(site: SiteApp<Data>, routeId: string): Promise<readonly string[]>;
}

interface KnownAddress {
  /** As in the record. */
  path: string;
  /** Only for a second address of a page. */
  canonical?: string;
}

/** By the address in lower case. */
export type Addresses = ReadonlyMap<string, KnownAddress>;

export function createCatalogue<Data>(
  memory: Memory<Addresses>,
  guestData: (site: SiteApp<Data>) => Data,
): Catalogue<Data> {
  function read(site: SiteApp<Data>, routeId: string, until?: number): Promise<Found<Addresses>> {
    const recipe = {
      load: async () => (await site.addresses[routeId]?.(guestData(site))) ?? [],
      make: (addresses: readonly PageAddress[]) => byPath(addresses),
    };
    return memory.find(routeId, recipe, until);
  }

  function find(site: SiteApp<Data>, { path }: RouteMatch, known: Addresses): RouteMatch | null {
    const address = known.get(path.toLowerCase());
    const match = address === undefined ? null : site.routes.match(address.path);
    return match && address?.canonical ? { ...match, canonical: address.canonical } : match;
  }

  return {
    fresh(site, match) {
      if (!site.addresses[match.route.id]) return match;
      const known = memory.fresh(match.route.id);
      return known && find(site, match, known);
    },
    async get(site, match, until) {
      if (!site.addresses[match.route.id]) return match;
      const { value, isNewest } = await read(site, match.route.id, until);
      const found = find(site, match, value);
      // It may have been published since.
      if (found === null && !isNewest)
        throw unavailable('The addresses of this route cannot be read now');
      return found;
    },
    async find(site, match, data) {
      const addresses = site.addresses[match.route.id];
      return addresses ? find(site, match, byPath(await addresses(data))) : match;
    },
    async all(site, routeId) {
      const known = [...(await read(site, routeId)).value.values()];
      return known.filter(({ canonical }) => !canonical).map(({ path }) => path);
    },
  };
}

/** A page's own address takes precedence over a second address of another page. */
function byPath(addresses: readonly PageAddress[]): Addresses {
  const known = new Map<string, KnownAddress>();
  for (const address of addresses) {
    const entry = typeof address === 'string' ? { path: address } : address;
    const key = entry.path.toLowerCase();
    if (typeof address === 'string' || !known.has(key)) known.set(key, entry);
  }
  return known;
}

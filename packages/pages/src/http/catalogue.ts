import type { Found, Memory } from '../memory/memory.ts';
import { unavailable } from '../memory/unavailable.ts';
import type { SiteApp } from '../render/site-app.tsx';
import type { RouteMatch } from '../routes/route-table.ts';

/**
 * The addresses of routes whose addresses are records (a treatment's slug). They are read once per
 * content revision, so that an unknown address costs no query.
 */
export interface Catalogue<Data> {
  /** The match in its one form, null for an unknown address, undefined where it has to be read first. */
  fresh(site: SiteApp<Data>, match: RouteMatch): RouteMatch | null | undefined;
  /**
   * The match in its one form, null for an unknown address.
   *
   * @throws an error of `statusCode` 503 for an address that an older list does not have, where the newest
   * one cannot be read now; what `addresses` of the site reject with, where there is no older list
   */
  get(site: SiteApp<Data>, match: RouteMatch, until?: number): Promise<RouteMatch | null>;
  /** Every address of a route. */
  all(site: SiteApp<Data>, routeId: string): Promise<readonly string[]>;
}

/** Lower case → as the record has it. */
export type Addresses = ReadonlyMap<string, string>;

export function createCatalogue<Data>(
  memory: Memory<Addresses>,
  guestData: () => Data,
): Catalogue<Data> {
  function read(site: SiteApp<Data>, routeId: string, until?: number): Promise<Found<Addresses>> {
    const recipe = {
      load: async () => (await site.addresses[routeId]?.(guestData())) ?? [],
      make: (paths: readonly string[]) => new Map(paths.map((path) => [path.toLowerCase(), path])),
    };
    return memory.find(routeId, recipe, until);
  }

  function find(site: SiteApp<Data>, { path }: RouteMatch, known: Addresses): RouteMatch | null {
    const address = known.get(path.toLowerCase());
    return address === undefined ? null : site.routes.match(address);
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
    async all(site, routeId) {
      return [...(await read(site, routeId)).value.values()];
    },
  };
}

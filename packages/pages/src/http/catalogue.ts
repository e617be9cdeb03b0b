import type { Memory } from '../memory/memory.ts';
import type { SiteApp } from '../render/site-app.tsx';
import type { RouteMatch } from '../routes/route-table.ts';

/**
 * The addresses of routes whose addresses are records (a treatment's slug). They are read once per
 * content revision, so that an unknown address costs no query.
 */
export interface Catalogue<Data> {
  /** The match in its one form, null for an unknown address, undefined where it has to be read first. */
  fresh(site: SiteApp<Data>, match: RouteMatch): RouteMatch | null | undefined;
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
  function read(site: SiteApp<Data>, routeId: string, until?: number): Promise<Addresses> {
    const recipe = {
      load: async () => (await site.addresses[routeId]?.(guestData())) ?? [],
      make: (paths: readonly string[]) => new Map(paths.map((path) => [path.toLowerCase(), path])),
    };
    return memory.get(routeId, recipe, until);
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
      return find(site, match, await read(site, match.route.id, until));
    },
    async all(site, routeId) {
      return [...(await read(site, routeId)).values()];
    },
  };
}

import { decodedPath } from '../addresses/addresses.ts';
import type { RouteParams } from '../addresses/route-params.ts';
import { guardsOf, rolesOf } from './guards.ts';
import type { Route, RouteRule, SpecialPaths } from './route.ts';

export interface RouteMatch {
  readonly route: Route;
  readonly params: RouteParams;
  /** The address in its canonical form: as in the table, or decoded if it has parameters. */
  readonly path: string;
  /** The path for search engines, if this one is a second address of the page. */
  readonly canonical?: string;
}

export interface RouteTable {
  readonly routes: readonly Route[];
  readonly paths: SpecialPaths;
  /** The route of a pathname, which may be encoded and of any case; null if there is none. */
  match(pathname: string): RouteMatch | null;
}

const defaultPaths: SpecialPaths = {
  signIn: '/login',
  newPassword: '/password-new',
  legal: ['/impressum', '/datenschutz'],
};

/**
 * All addresses of a site, in one list. Static paths are found before paths with parameters; among
 * these the first one in the list counts.
 * @throws Error 'Unknown route middleware' for a route that names an unknown guard; for an id or a path
 * that occurs twice; for a guarded route that is remembered for all
 */
export function createRouteTable(
  routes: readonly Route[],
  paths: Partial<SpecialPaths> = {},
): RouteTable {
  ensureUnique(routes.map(({ id }) => id));
  ensureUnique(routes.map(({ path }) => path.toLowerCase()));
  for (const route of routes) {
    guardsOf(route);
    ensureRememberable(route);
  }

  const statics = new Map<string, RouteMatch>();
  const patterns: { route: Route; segments: string[] }[] = [];
  for (const route of routes) {
    if (route.path.includes('/:')) patterns.push({ route, segments: segmentsOf(route.path) });
    else statics.set(route.path.toLowerCase(), { route, params: {}, path: route.path });
  }

  return {
    routes,
    paths: { ...defaultPaths, ...paths },
    match(pathname) {
      const known = statics.get(pathname);
      if (known) return known;
      const path = decodedPath(pathname);
      const found = statics.get(path.toLowerCase());
      if (found) return found;
      const segments = segmentsOf(path);
      for (const { route, segments: pattern } of patterns) {
        const params = parametersIn(segments, pattern);
        if (params) return { route, params, path: pathOf(pattern, segments) };
      }
      return null;
    },
  };
}

/**
 * Only the rules, for the manifest: no texts, sheets, or addresses to which a guard sends a
 * visitor.
 */
export function rulesOf({ routes }: RouteTable): RouteRule[] {
  return routes.map(({ path, layout, access, roles, middleware, memory, start, indexed }) => ({
    path,
    layout,
    access,
    ...(roles ? { roles } : {}),
    ...(middleware ? { middleware } : {}),
    memory,
    start,
    indexed,
  }));
}

function parametersIn(segments: string[], pattern: string[]): RouteParams | null {
  if (segments.length !== pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const given = segments[index] ?? '';
    if (expected.startsWith(':')) {
      if (given === '') return null;
      params[expected.slice(1)] = given;
    } else if (expected.toLowerCase() !== given.toLowerCase()) return null;
  }
  return params;
}

/** As in the table; parameters stay as given. */
function pathOf(pattern: string[], given: string[]): string {
  return `/${pattern.map((part, index) => (part.startsWith(':') ? given[index] : part)).join('/')}`;
}

function segmentsOf(path: string): string[] {
  return path.slice(1).split('/');
}

function ensureUnique(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`The route table names ${twice} twice`);
}

/** Guards are evaluated for each visitor, but a remembered page is sent without them. */
function ensureRememberable(route: Route): void {
  const { id, memory, access, roles, middleware, elsewhere } = route;
  const isGuarded =
    access !== 'public' || rolesOf(roles).length > 0 || (middleware ?? elsewhere) !== undefined;
  if (memory && isGuarded) throw new Error(`The route ${id} has guards, but is remembered for all`);
}

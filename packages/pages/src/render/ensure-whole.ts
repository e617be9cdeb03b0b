import type { SiteAssets } from '../assets/site-assets.ts';
import { ensurePorts } from '../ensure-ports.ts';
import type { CompleteServer } from './complete-server.tsx';

const parts = ['definition', 'roles', 'facts', 'payloads', 'messages'] as const;

/**
 * Finds errors at the start that would otherwise appear only when a visitor opens the page.
 * @throws Error that names the route and the missing part
 */
export function ensureWhole<Facts extends object, Data>(
  server: CompleteServer<Facts, Data>,
  { css }: SiteAssets,
): void {
  ensurePorts('createSiteApp', 'SiteServer', server, parts);
  const { definition, payloads, addresses, errorSheets, internSheet } = server;
  const { routes } = definition.routes;
  for (const id of [...Object.keys(payloads), ...Object.keys(addresses)]) {
    if (!routes.some((route) => route.id === id)) throw new Error(`No route has the id ${id}`);
  }
  for (const { id, path, memory } of routes) {
    // A visitor can invent addresses, and each of them would be remembered.
    if (memory && path.includes('/:') && !addresses[id]) {
      throw new Error(
        `The route ${id} is remembered and has parameters: its addresses are missing`,
      );
    }
  }
  const named = routes.flatMap(({ sheets = [] }) => sheets);
  for (const sheet of ['site', internSheet, ...errorSheets, ...named]) {
    if (css[sheet] === undefined) throw new Error(`There is no style sheet ${sheet}`);
  }
}

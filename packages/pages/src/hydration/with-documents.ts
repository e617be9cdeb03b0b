import { createPath, data, type Path } from 'react-router';
import type { RouteTable } from '../routes/route-table.ts';
import type { Recovery } from '../version/recovery.ts';

/**
 * If a page's component cannot be loaded, for example after a deploy, the page that the visitor
 * opens is loaded as a document. If the server is unavailable it is a 503, because the browser
 * would show an empty document. If the shown page's own component fails, the start fails and the
 * page stays.
 */
export function withDocuments(
  table: RouteTable,
  pending: () => Path | undefined,
  recovery: Recovery,
): RouteTable {
  const orDocument = async (error: unknown): Promise<never> => {
    const target = pending();
    if (!target) throw error;
    if (!(await recovery.isThere())) throw data('', { status: 503 });
    // The visitor has gone to another page meanwhile.
    if (pending() !== target) throw error;
    return recovery.leaveFor(createPath(target));
  };
  const routes = table.routes.map((route) => ({
    ...route,
    page: () => route.page().catch(orDocument),
  }));
  return { ...table, routes };
}

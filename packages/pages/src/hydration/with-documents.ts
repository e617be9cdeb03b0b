import { createPath, data, type Path } from 'react-router';
import type { RouteTable } from '../routes/route-table.ts';
import type { Recovery } from '../version/recovery.ts';

/**
 * A page's component that cannot be had, after a deploy perhaps, is left to the document of the page
 * that the visitor is going to; where the server is away it is a 503, because the browser would show that
 * document as an empty one. The shown page's own is a failed start, which leaves the page as it is.
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
    // The visitor has gone somewhere else meanwhile.
    if (pending() !== target) throw error;
    return recovery.leaveFor(createPath(target));
  };
  const routes = table.routes.map((route) => ({
    ...route,
    page: () => route.page().catch(orDocument),
  }));
  return { ...table, routes };
}

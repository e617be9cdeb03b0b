import type { SqlEntityManager } from '@mikro-orm/sql';
import { HttpError } from '@praxiskit/server-kit';
import type { PracticeFacts } from '@praxiskit/web/records';
import { Practice } from './practice.entity.ts';

/**
 * The facts of the one practice that a database serves.
 * @throws HttpError 503 before they have been entered: no page can be shown without them
 */
export async function readPractice(em: SqlEntityManager): Promise<PracticeFacts> {
  const [practice] = await em.find(Practice, {}, { orderBy: { createdAt: 'asc' }, limit: 1 });
  if (!practice) throw new HttpError(503, 'UNAVAILABLE');
  return practice.facts;
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { HttpError } from '@praxiskit/server-kit';
import type { PracticeFacts } from '@praxiskit/web/records';
import { Practice } from './practice.entity.ts';

/** The facts of the one practice that a database serves; null before they have been entered. */
export async function findPractice(em: SqlEntityManager): Promise<PracticeFacts | null> {
  const [practice] = await em.find(Practice, {}, { orderBy: { createdAt: 'asc' }, limit: 1 });
  return practice?.facts ?? null;
}

/** @throws HttpError 503 before they have been entered: no page can be shown without them */
export async function readPractice(em: SqlEntityManager): Promise<PracticeFacts> {
  const facts = await findPractice(em);
  if (!facts) throw new HttpError(503, 'UNAVAILABLE');
  return facts;
}

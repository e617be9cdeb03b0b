import type { SqlEntityManager } from '@mikro-orm/sql';
import { HttpError } from '@praxiskit/server-kit';
import { Practice } from './practice.entity.ts';

/** The one practice that a database serves; null before it has been entered. */
export function findPractice(em: SqlEntityManager): Promise<Practice | null> {
  return em.findOne(Practice, { isOnly: true });
}

/** @throws HttpError 503 before it has been entered: no mail can be written without it */
export async function readPractice(em: SqlEntityManager): Promise<Practice> {
  const practice = await findPractice(em);
  if (!practice) throw new HttpError(503, 'UNAVAILABLE');
  return practice;
}

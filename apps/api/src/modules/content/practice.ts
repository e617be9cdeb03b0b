import type { SqlEntityManager } from '@mikro-orm/sql';
import { Practice, type PracticeFacts } from './practice.entity.ts';

/** The facts of the one practice that a database serves; null before somebody has entered them. */
export async function readPractice(em: SqlEntityManager): Promise<PracticeFacts | null> {
  const [practice] = await em.find(Practice, {}, { orderBy: { createdAt: 'asc' }, limit: 1 });
  return practice?.facts ?? null;
}

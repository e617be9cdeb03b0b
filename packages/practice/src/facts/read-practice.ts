import type { SqlEntityManager } from '@mikro-orm/sql';
import { Practice } from './practice.entity.ts';

/** The one practice that a database serves. Facts that are not entered yet are empty. */
export function readPractice(em: SqlEntityManager): Promise<Practice> {
  return em.findOneOrFail(Practice, { isOnly: true, draftOf: null });
}

/** The row exists from the first start on: facts are changed, a practice is never added. */
export async function addPractice(em: SqlEntityManager): Promise<void> {
  if ((await em.count(Practice)) > 0) return;
  const contact = { name: '', street: '', postalCode: '', city: '', phone: '', email: '' };
  em.create(Practice, { ...contact, doctors: [], hours: [], publishedAt: new Date() });
  await em.flush();
}

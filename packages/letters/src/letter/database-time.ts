import type { SqlEntityManager } from '@mikro-orm/sql';

/** When the transaction has begun, by the one clock that all nodes share. */
export async function databaseTime(em: SqlEntityManager): Promise<Date> {
  const [row] = await em.execute<{ ms: string }[]>('select extract(epoch from now()) * 1000 as ms');
  return new Date(Number(row?.ms));
}

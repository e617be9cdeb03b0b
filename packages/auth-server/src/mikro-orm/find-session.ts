import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FoundSession } from '../store/session.ts';
import { AccountSession } from './account-session.ts';
import { toAccount, toSession } from './rows.ts';
import { User } from './user.ts';

type Values = Record<string, unknown>;

/**
 * A session with its account, which every request of a signed-in user asks for: one SELECT, without the
 * unit of work, whose entities would cost twice as much as the query. Columns are those of the entities.
 */
export function createFindSession(em: () => SqlEntityManager) {
  let reader: ReturnType<typeof createReader> | undefined;

  return async (idHash: string): Promise<FoundSession | null> => {
    const manager = em();
    reader ??= createReader(manager);
    const [row] = await manager.execute<Values[]>(reader.sql, [idHash]);
    return row ? reader.read(row) : null;
  };
}

function createReader(em: SqlEntityManager) {
  const platform = em.getPlatform();
  const metadata = em.getMetadata();
  const sessions = metadata.get(AccountSession);
  const users = metadata.get(User);
  const quote = (name: string) => platform.quoteIdentifier(name);

  /** The properties of an entity by their columns: the alias of a column is its place, `s3`. */
  function columnsOf(alias: string, { props }: typeof sessions | typeof users) {
    return props.flatMap(({ name, fieldNames, runtimeType, type }, at) => {
      const [field] = fieldNames ?? [];
      return field ? [{ name, field, key: `${alias}${at}`, alias, runtimeType, type }] : [];
    });
  }

  const own = columnsOf('s', sessions);
  const theirs = columnsOf('u', users);
  const select = [...own, ...theirs].map(
    ({ alias, field, key }) => `${alias}.${quote(field)} as ${quote(key)}`,
  );
  const fieldOf = (name: string, columns: typeof own) =>
    quote(columns.find((column) => column.name === name)?.field ?? name);
  const sql = [
    `select ${select.join(', ')} from ${quote(sessions.tableName)} s`,
    `join ${quote(users.tableName)} u on u.${fieldOf('id', theirs)} = s.${fieldOf('user', own)}`,
    `where s.${fieldOf('idHash', own)} = ?`,
  ].join(' ');

  /** As MikroORM reads them: drivers give times and lists as text. */
  function valuesOf(columns: typeof own, row: Values): Values {
    const entries = columns.map(({ name, key, runtimeType, type }) => {
      const value = row[key];
      if (typeof value !== 'string') return [name, value];
      if (runtimeType === 'Date') return [name, platform.parseDate(value)];
      return [name, type === 'array' ? platform.unmarshallArray(value) : value];
    });
    return Object.fromEntries(entries);
  }

  return {
    sql,
    read(row: Values): FoundSession {
      const user = valuesOf(theirs, row) as unknown as User;
      const session = { ...valuesOf(own, row), user } as unknown as AccountSession;
      return { session: toSession(session), account: toAccount(user) };
    },
  };
}

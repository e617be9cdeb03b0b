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

  return (idHash: string): Promise<FoundSession | null> => {
    // One manager for all: a query like this leaves nothing in it.
    reader ??= createReader(em());
    return reader.find(idHash);
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
    `where s.${fieldOf('idHash', own)} = $1`,
  ].join(' ');
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] } as const;
  const queryId = { queryId: 'session' };

  /** As MikroORM reads them: drivers give times and lists as text. */
  function valuesOf(columns: typeof own, row: Values): Values {
    const values: Values = {};
    for (const { name, key, runtimeType, type } of columns) {
      const value = row[key];
      if (typeof value !== 'string') values[name] = value;
      else if (runtimeType === 'Date') values[name] = platform.parseDate(value);
      else values[name] = type === 'array' ? platform.unmarshallArray(value) : value;
    }
    return values;
  }

  return {
    async find(idHash: string): Promise<FoundSession | null> {
      // Its parameter stays one, so that PostgreSQL may keep the statement and its plan.
      const asked = { sql, query, queryId, parameters: [idHash] };
      const [row] = (await em.getKysely().executeQuery<Values>(asked)).rows;
      if (!row) return null;
      const user = valuesOf(theirs, row) as unknown as User;
      const session = valuesOf(own, row);
      session.user = user;
      return {
        session: toSession(session as unknown as AccountSession),
        account: toAccount(user),
      };
    },
  };
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FoundSession } from '../store/session.ts';
import { AccountSession } from './account-session.ts';
import { toAccount, toSession } from './rows.ts';
import { User } from './user.ts';

type Values = Record<string, unknown>;

/** Combines several queries into one. @param ask returns results in the order of its keys */
export type Batch = <Key, Found>(
  ask: (keys: readonly Key[]) => Promise<readonly Found[]>,
) => (key: Key) => Promise<Found>;

const unbatched: Batch = (ask) => async (key) => (await ask([key]))[0] as never;

/**
 * Finds a session with its account, which every request of a signed-in user needs: one SELECT, without the
 * unit of work, whose entities would double the cost. The columns are those of the entities.
 */
export function createFindSession(em: () => SqlEntityManager, batch = unbatched) {
  let reader: ReturnType<typeof createReader> | undefined;

  return batch((idHashes: readonly string[]): Promise<readonly (FoundSession | null)[]> => {
    // One manager for all: such a query leaves nothing in it.
    reader ??= createReader(em());
    return reader.find(idHashes);
  });
}

function createReader(em: SqlEntityManager) {
  const platform = em.getPlatform();
  const metadata = em.getMetadata();
  const sessions = metadata.get(AccountSession);
  const users = metadata.get(User);
  const quote = (name: string) => platform.quoteIdentifier(name);

  /** Maps the properties of an entity to column aliases: `s3` is the fourth property. */
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
  const columnOf = (name: string, columns: typeof own) => {
    const column = columns.find((each) => each.name === name);
    if (column === undefined) throw new Error(`The entity has no column for ${name}`);
    return { ...column, quoted: `${column.alias}.${quote(column.field)}` };
  };
  const hash = columnOf('idHash', own);
  const sql = [
    `select ${select.join(', ')} from ${quote(sessions.tableName)} s`,
    `join ${quote(users.tableName)} u on ${columnOf('id', theirs).quoted} = ${columnOf('user', own).quoted}`,
    `where ${hash.quoted} = any($1)`,
  ].join(' ');
  const query = { kind: 'RawNode', sqlFragments: [sql], parameters: [] } as const;
  const queryId = { queryId: 'session' };

  /** Converts values as MikroORM does: drivers return times and lists as text. */
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

  function foundOf(row: Values): FoundSession {
    const user = valuesOf(theirs, row) as unknown as User;
    const session = valuesOf(own, row);
    session.user = user;
    return { session: toSession(session as unknown as AccountSession), account: toAccount(user) };
  }

  return {
    async find(idHashes: readonly string[]): Promise<readonly (FoundSession | null)[]> {
      // A single parameter for any number of ids, so that PostgreSQL can reuse the statement and its plan.
      const asked = { sql, query, queryId, parameters: [idHashes] };
      const { rows } = await em.getKysely().executeQuery<Values>(asked);
      const found = new Map(rows.map((row) => [row[hash.key], row]));
      return idHashes.map((idHash) => {
        const row = found.get(idHash);
        return row ? foundOf(row) : null;
      });
    },
  };
}

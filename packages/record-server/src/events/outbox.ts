import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RecordServerOptions, RecordWrite } from '../options.ts';
import type { WriteAction } from '../write-action.ts';
import type { Position } from './position.ts';

export const outboxChannel = 'record_events';
/** How long a reconnected stream can resume at a line, in ms. */
export const keptMs = 10 * 60_000;

/** The action of an event: a row that becomes visible again is a create. */
type EventAction = 'create' | 'update' | 'remove' | 'link' | 'unlink';

export interface RecordEventLine extends Position {
  readonly view: string;
  readonly recordId: string;
  readonly version: number;
  readonly action: EventAction;
}

const actions: Readonly<Record<WriteAction, EventAction>> = {
  create: 'create',
  update: 'update',
  delete: 'remove',
  restore: 'create',
  link: 'link',
  unlink: 'unlink',
  publish: 'update',
  revert: 'update',
  allow: 'update',
  disallow: 'update',
};

/**
 * Adds a write to the outbox, in its transaction; all server processes are notified with the
 * commit. Views do it themselves: call it for rows that are written outside of views.
 */
export async function addToOutbox(
  { view, id, action, version }: Pick<RecordWrite, 'view' | 'id' | 'action' | 'version'>,
  em: SqlEntityManager,
): Promise<void> {
  await em.execute(
    `with added as (
       insert into record_events (xid, view, record_id, version, action)
       values (pg_current_xact_id()::text::bigint, ?, ?, ?, ?) returning 1
     ) select pg_notify(?, '') from added`,
    [view, id, version, actions[action], outboxChannel],
  );
}

/**
 * Like `onWrite`, and adds each write to the outbox, for every view of the written entity: a row has
 * changed for the readers of each of them.
 */
export function withOutbox({
  onWrite,
  views,
}: Pick<RecordServerOptions, 'onWrite' | 'views'>): NonNullable<RecordServerOptions['onWrite']> {
  const entities = new Map(views.map(({ name, entity }) => [name, entity]));
  return async (write, em) => {
    await onWrite?.(write, em);
    const entity = entities.get(write.view);
    for (const view of views) {
      if (view.entity === entity) await addToOutbox({ ...write, view: view.name }, em);
    }
  };
}

export interface OutboxPart {
  /** Before this position no line will be added any more. */
  readonly horizon: Position;
  readonly lines: readonly RecordEventLine[];
  /** Lines after the horizon exist, but an older transaction holds them back. */
  readonly isHeldBack: boolean;
  /** More lines exist than were requested. */
  readonly isCut: boolean;
}

interface RawLine {
  readonly horizon: string;
  readonly xid: string | null;
  readonly id: string;
  readonly view: string;
  readonly record_id: string;
  readonly version: number;
  readonly action: EventAction;
}

/**
 * The oldest transaction that was open when the statement's snapshot was taken, or the next one. A
 * snapshot lists the transactions of all databases of the server. A transaction that runs in
 * another database writes no line here, so it is ignored. A lock has the low 32 bits of a
 * transaction's number.
 */
const oldestOpen = `(
  select coalesce(min(open.xid::text::bigint), pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
  from pg_snapshot_xip(pg_current_snapshot()) as open(xid)
  where not exists (
    select 1 from pg_locks as held join pg_stat_activity as session using (pid)
    where held.locktype = 'transactionid' and held.mode = 'ExclusiveLock' and held.granted
      and held.transactionid::text::bigint = open.xid::text::bigint & 4294967295
      and session.datname <> current_database()
  )
)`;

/**
 * The lines after `after`, in order. One snapshot gives both the lines and the oldest open
 * transaction, so that no line of a slower transaction is skipped.
 */
export async function readOutbox(
  em: SqlEntityManager,
  after: Position,
  limit: number,
): Promise<OutboxPart> {
  const raws = await em.execute<RawLine[]>(
    `select ${oldestOpen}::text as horizon, line.*
     from (select 1) as one left join (
       select xid, id, view, record_id, version, action from record_events
       where (xid, id) > (?, ?) order by xid, id limit ${limit}
     ) as line on true`,
    [after.xid, after.id],
  );
  const horizon = { xid: Number(raws[0]?.horizon), id: 0 };
  const found = raws.flatMap((raw) => (raw.xid === null ? [] : toLine(raw)));
  const lines = found.filter(({ xid }) => xid < horizon.xid);
  const isHeldBack = lines.length < found.length;
  return { horizon, lines, isHeldBack, isCut: !isHeldBack && found.length === limit };
}

const toLine = ({ xid, id, view, record_id, version, action }: RawLine): RecordEventLine => ({
  xid: Number(xid),
  id: Number(id),
  view,
  recordId: record_id,
  version,
  action,
});

/**
 * Whether all lines after a position still exist: the oldest line stays as a mark of what was
 * deleted.
 */
export async function isKept(
  em: SqlEntityManager,
  position: Position,
  horizon: Position,
): Promise<boolean> {
  if (position.xid > horizon.xid) return false;
  const [oldest] = await em.execute<{ xid: string; id: string; is_mark: boolean }[]>(
    `select xid, id, at < clock_timestamp() - interval '${keptMs} milliseconds' as is_mark
     from record_events order by xid, id limit 1`,
  );
  if (oldest === undefined || !oldest.is_mark) return true;
  const { xid, id } = { xid: Number(oldest.xid), id: Number(oldest.id) };
  return position.xid > xid || (position.xid === xid && position.id >= id);
}

/**
 * Deletes lines older than ten minutes, except the last of them, which marks how much was deleted.
 * `now` is in ms since 1970. Resolves to the number of deleted lines.
 *
 * @throws DriverException of MikroORM where the database refuses, or is away
 */
export async function sweepRecordEvents(em: SqlEntityManager, now = Date.now()): Promise<number> {
  const before = new Date(now - keptMs);
  const deleted = await em.execute<{ count: string }[]>(
    `with mark as (
       select xid, id from record_events as old
       where at < ? and xid < ${oldestOpen}
         and not exists (
           select 1 from record_events as young
           where young.at >= ? and (young.xid, young.id) < (old.xid, old.id)
         )
       order by xid desc, id desc limit 1
     ), gone as (
       delete from record_events
       where (xid, id) < (select xid, id from mark)
         -- Of another server, from which this database was restored.
         or (at < ? and xid >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
       returning 1
     ) select count(*) as count from gone`,
    [before, before, before],
  );
  return Number(deleted[0]?.count ?? 0);
}

import type { ClientCall, Connection, RecordClient, RecordClientOptions } from '../api/client.ts';
import { systemClock } from '../api/clock.ts';
import type { View } from '../api/model.ts';
import type { Definition } from '../definition/definition.ts';
import { ensureDefinition } from '../definition/ensure.ts';
import { RecordError } from '../error.ts';
import { defineRecords, rowOf } from '../handle/handle.ts';
import { recordOf } from '../handle/record.ts';
import { createHistory } from '../operations/history.ts';
import { fulfilled } from '../queries/live-list.ts';
import { createConnection } from '../session/connection.ts';
import { createSession } from '../session/session.ts';
import { createTransport } from '../session/transport.ts';
import { isEdited } from '../store/read.ts';
import type { Table } from '../store/row.ts';
import { createShape } from '../store/shape.ts';
import { standardModifiers } from '../values/modifiers.ts';
import type { ClientHooks } from './client-hooks.ts';
import { createEngine } from './create-engine.ts';
import { createReader, createView } from './create-view.ts';
import { internalsKey } from './internals.ts';

/**
 * One per page, or per request on a server: users must not share an identity map.
 *
 * @throws RecordError DEFINITION_INVALID, RULE_INVALID for one of `definitions`
 */
export function createRecordClient(options: RecordClientOptions): RecordClient {
  const { locale = 'en', modifiers: given, clock = systemClock } = options;
  const connection = createConnection();
  const transport = createTransport(options.fetch, options.baseUrl ?? '/api', clock, connection);
  const history = createHistory();
  const hooks = new Set<ClientHooks>();
  const modifiers = {
    getters: { ...standardModifiers.getters, ...given?.getters },
    setters: { ...standardModifiers.setters, ...given?.setters },
    rules: { ...given?.rules },
    merges: { ...given?.merges },
  };

  /** The state of one user. */
  function begin() {
    const session = createSession(transport);
    const engine = createEngine(options, session, history, hooks, (record) =>
      options.saveInstead?.(record, client),
    );
    /** By view; the same promise for every call, so that React's `use` can wait for it. */
    const loads = new Map<string, Promise<View>>();
    const known = { session, engine, loads };
    for (const definition of options.definitions ?? []) define(ensureDefinition(definition));

    function define(definition: Definition): Table {
      const { name } = definition;
      const shape = createShape(definition, modifiers, locale);
      const table = {
        name,
        shape,
        rows: new Map(),
        deleted: new Map(),
        renewed: new Map(),
        lists: new Set(),
        watchers: new Set(),
        createRecord: defineRecords(engine, shape.names),
      } as unknown as Table;
      const reader = createReader(engine, table, loadIncluded(table));
      Object.assign(table, { view: createView(engine, table, locale, reader) });
      engine.tables.set(name, table);
      for (const hook of hooks) hook.defined?.(table);
      return table;
    }

    return { ...known, define };
  }

  let current = begin();

  async function load(name: string): Promise<View> {
    ensureName(name);
    const { session, engine, define } = current;
    const known = engine.tables.get(name);
    if (known !== undefined) return known.view;
    try {
      const language = options.locale === undefined ? '' : `?lang=${options.locale}`;
      const path = `/model/${encodeURIComponent(name)}${language}`;
      const { body } = await session.send(path);
      return (engine.tables.get(name) ?? define(ensureDefinition(body))).view;
    } catch (error) {
      // Requested by the former user: the next one may see other columns.
      if (session.isEnded) return view(name);
      throw error;
    }
  }

  function view(name: string): Promise<View> {
    const { loads } = current;
    let loading = loads.get(name);
    if (loading === undefined) {
      const known = current.engine.tables.get(name);
      loading = known === undefined ? load(name) : fulfilled(known.view);
      loads.set(name, loading);
      // After a failure the next call sends another request.
      loading.catch(() => loads.delete(name));
    }
    return loading;
  }

  function loadIncluded(table: Table) {
    return async (include: string): Promise<void> => {
      const follow = async (path: string) => {
        let at: { definition: Definition } = table.shape;
        for (const name of path.split('.')) {
          const relation = at.definition.relations[name];
          // The server refuses an unknown relation, with its own error.
          if (relation === undefined) return;
          at = await view(relation.view);
        }
      };
      await Promise.all(include.split(',').map(follow));
    };
  }

  const client = {
    view: <T>(name: string) => view(name) as Promise<View<T>>,
    loaded<T>(name: string) {
      ensureName(name);
      const table = current.engine.tables.get(name);
      if (table === undefined) throw new RecordError('VIEW_NOT_LOADED', 'View not loaded');
      return table.view as View<T>;
    },
    send: (path: string, call?: ClientCall) => current.session.send(path, call),
    async flush() {
      const { unsaved, outbox } = current.engine;
      await Promise.allSettled([...unsaved].map((row) => outbox.flush(row)));
    },
    // A link also ends when the other record is deleted.
    pending: () => [...current.engine.unsaved].filter(isEdited).map(recordOf),
    clear() {
      const { session, engine } = current;
      session.end();
      for (const { rows } of engine.tables.values()) rows.clear();
      engine.outbox.clear();
      history.clear();
      current = begin();
      for (const hook of [...hooks]) hook.cleared?.();
    },
    undo: () => current.engine.operations.undo(),
    redo: () => current.engine.operations.redo(),
    history,
    connection: connection as Connection,
    [internalsKey]: {
      connection,
      get engine() {
        return current.engine;
      },
      history,
      view,
      rowOf,
      addHooks(added: ClientHooks) {
        hooks.add(added);
        for (const table of current.engine.tables.values()) added.defined?.(table);
        return () => hooks.delete(added);
      },
    },
  };
  return client;
}

function ensureName(name: string): void {
  if (typeof name !== 'string' || name === '') {
    throw new RecordError('VIEW_NAME_MISSING', 'A view needs a name');
  }
}

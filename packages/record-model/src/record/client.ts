import type { Definition } from '../definition/definition.ts';
import { ensureDefinition } from '../definition/ensure.ts';
import { RecordError } from '../error.ts';
import { standardModifiers } from '../values/modifiers.ts';
import { systemClock } from './clock.ts';
import type { BaseRecord } from './record.ts';
import { createTransport } from './transport.ts';
import type { RecordClient, RecordClientOptions, View } from './types.ts';
import { createView } from './view.ts';
import { type ViewContext, ViewCore } from './view-core.ts';

/**
 * One per page, or per request on a server: users must not share an identity map.
 *
 * @throws RecordError DEFINITION_INVALID, RULE_INVALID for one of `definitions`
 */
export function createRecordClient(options: RecordClientOptions): RecordClient {
  const send = createTransport(options.fetch, options.baseUrl ?? '/api');
  const cores = new Map<string, ViewCore>();
  const loading = new Map<string, Promise<ViewCore>>();
  const unsaved = new Set<BaseRecord>();
  /** Counts how often everything was forgotten: what was asked for before belongs to another user. */
  let era = 0;

  const context: ViewContext = {
    send,
    clock: options.clock ?? systemClock,
    locale: options.locale ?? 'en',
    modifiers: {
      getters: { ...standardModifiers.getters, ...options.modifiers?.getters },
      setters: { ...standardModifiers.setters, ...options.modifiers?.setters },
      rules: { ...options.modifiers?.rules },
    },
    createKey: options.createKey ?? (() => crypto.randomUUID()),
    report: (error, record) => {
      if (error instanceof RecordError) options.onError?.(error, record);
    },
    saved: (record, save) => options.onSaved?.(record, save),
    track(record) {
      // A new record counts as unsaved once it was edited: an untouched form has nothing to lose.
      if (record.isChanged && !record.isDeleted) unsaved.add(record);
      else unsaved.delete(record);
    },
    core: (name) => cores.get(name),
  };

  function define(definition: Definition): ViewCore {
    const core = new ViewCore(definition, context);
    core.view = createView(core, (include) => loadIncluded(core, include));
    cores.set(definition.name, core);
    return core;
  }

  async function fetchCore(name: string): Promise<ViewCore> {
    const asked = era;
    const language = options.locale === undefined ? '' : `?lang=${options.locale}`;
    const { body } = await send(`/model/${encodeURIComponent(name)}${language}`);
    if (asked !== era) return fetchCore(name);
    return cores.get(name) ?? define(ensureDefinition(body));
  }

  function load(name: string): Promise<ViewCore> {
    ensureName(name);
    const core = cores.get(name);
    if (core !== undefined) return Promise.resolve(core);
    let request = loading.get(name);
    if (request === undefined) {
      // Calls made meanwhile share the request; after a failure the next call sends another.
      const started = fetchCore(name).finally(() => {
        if (loading.get(name) === started) loading.delete(name);
      });
      loading.set(name, started);
      request = started;
    }
    return request;
  }

  async function loadIncluded(core: ViewCore, include: string): Promise<void> {
    await Promise.all(
      include.split(',').map(async (path) => {
        let at = core;
        for (const name of path.split('.')) {
          const relation = at.definition.relations[name];
          // The server refuses an unknown relation, with its own error.
          if (relation === undefined) return;
          at = await load(relation.view);
        }
      }),
    );
  }

  const defineGiven = () => {
    for (const definition of options.definitions ?? []) define(ensureDefinition(definition));
  };
  defineGiven();

  return {
    view: async <T>(name: string) => (await load(name)).view as View<T>,
    loaded<T>(name: string) {
      ensureName(name);
      const core = cores.get(name);
      if (core === undefined) throw new RecordError('VIEW_NOT_LOADED', 'View not loaded');
      return core.view as View<T>;
    },
    async flush() {
      await Promise.allSettled([...unsaved].map((record) => record.flush()));
    },
    pending: () => [...unsaved],
    clear() {
      for (const record of unsaved) record.halt();
      unsaved.clear();
      for (const core of cores.values()) core.clear();
      cores.clear();
      loading.clear();
      era += 1;
      defineGiven();
    },
  };
}

function ensureName(name: string): void {
  if (typeof name !== 'string' || name === '') {
    throw new RecordError('VIEW_NAME_MISSING', 'A view needs a name');
  }
}

import type { EntityMetadata } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import {
  type CompiledRules,
  compileRules,
  type Definition,
  type Modifiers,
  recordMessages,
} from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Locale } from '../locale.ts';
import type { RecordSource } from '../options.ts';
import type { ViewAccess } from '../view-access.ts';
import { askWithValues } from './ask-with-values.ts';
import { type Compute, compileComputed } from './computed.ts';
import { type Dependents, findDependents } from './dependents.ts';
import { describe } from './describe.ts';
import { registeredModifiers } from './modifiers.ts';
import { ensureAccess } from './permissions.ts';
import type { RawRow } from './row.ts';
import { compileSerialiser, type Serialise } from './serialiser.ts';
import { createStatements, type Statements } from './statements.ts';
import type { Structure } from './structure.ts';
import { readStructures } from './structures.ts';

export interface Rights {
  readonly structure: Structure;
  readonly access: ViewAccess;
  /** For a view with `softDelete`: only deleted rows. */
  readonly isDeleted?: true;
}

/** A view as one caller sees it. */
export interface Sight extends Rights {
  readonly definition: Definition;
  readonly rules: CompiledRules;
  readonly computed: ReadonlyMap<string, Compute>;
  /** JSON of a row, with the columns of the definition. */
  readonly serialise: Serialise;
}

/** The caller as reads and writes need it. */
export interface Caller {
  /** One entity manager for all statements of the caller; most reads need none. */
  readonly em: () => SqlEntityManager;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly modifiers: Modifiers;
  readonly statements: Statements;
  /** The rows that the database changes or deletes when a row is deleted. */
  readonly dependents: Dependents;
  /** Runs SQL of reads, in the transaction of `em` if there is one. */
  readonly query: (sql: string, params: readonly unknown[]) => Promise<RawRow[]>;
  /** True after the client has disconnected. */
  readonly isGone: (() => boolean) | undefined;
  /** `em` is in a transaction that is shared with other operations of a batch. */
  readonly isInside?: true;
  /** In a transaction: the results of slow work of hooks, by key. */
  readonly prepared?: Map<string, unknown>;
  /** Null if the view does not exist for this caller. */
  see(view: string): Sight | null;
  /** The same view for a guest. */
  seeAsGuest(view: string): Sight | null;
  /** Throws 401 if signing in could help, else 404. */
  require(view: string): Sight;
  seeEntity(meta: EntityMetadata): readonly Sight[];
}

export interface CallerFactory {
  (viewer: Viewer | null, locale: Locale, isGone?: () => boolean): Caller;
  /**
   * The rights of a viewer on a view, without its definition; null if the view does not exist for
   * them.
   */
  peek(view: string, viewer: Viewer | null): Rights | null;
  /** The structure of a view, without permissions. */
  structureOf(view: string): Structure | undefined;
}

/**
 * Checks the views, and creates callers. Definitions are cached by the readable columns, not by
 * caller. Throws for a view that cannot be served.
 */
export function createCallerFactory(source: RecordSource): CallerFactory {
  const structures = readStructures(source);
  const dependents = findDependents(structures);
  const modifiers = registeredModifiers(source.modifiers);
  const statements = createStatements();
  // One entity manager for all: such a query leaves nothing in it.
  let reader: SqlEntityManager | null = null;
  const query: Caller['query'] = (sql, params) => {
    reader ??= source.entityManager();
    return askWithValues(reader, sql, params);
  };
  const described = new Map<
    string,
    Pick<Sight, 'definition' | 'rules' | 'computed' | 'serialise'>
  >();

  function peek(name: string, viewer: Viewer | null): Rights | null {
    const structure = structures.get(name);
    const access = structure?.view.access(viewer) ?? null;
    if (structure === undefined || access === null || access.read === false) return null;
    return { structure, access };
  }

  function look(name: string, viewer: Viewer | null, locale: Locale): Sight | null {
    const rights = peek(name, viewer);
    if (rights === null) return null;
    const { structure, access } = rights;
    const hiddenViews = [...structure.relations.values()]
      .map(({ spec }) => spec.view)
      .filter((view) => (structures.get(view)?.view.access(viewer)?.read ?? false) === false);
    const { readable, createOnly, create, update } = access;
    const canWrite = (create ?? false) !== false || (update ?? false) !== false;
    const writable = canWrite ? (access.writable ?? []) : [];
    const key = JSON.stringify([name, locale, readable, writable, createOnly, hiddenViews]);
    let description = described.get(key);
    if (description === undefined) {
      ensureAccess(structure, access, source.entityManager());
      const definition = describe(structure, {
        locale,
        readable,
        writable,
        createOnly,
        hiddenViews,
      });
      const rules = compileRules(definition, { messages: recordMessages[locale], modifiers });
      const computed = new Map(
        [...structure.computed.values()]
          .filter((part) => Object.hasOwn(definition.columns, part.name))
          .map((part) => [part.name, compileComputed(part, modifiers)]),
      );
      const names = Object.keys(definition.columns);
      const serialise = compileSerialiser(structure, computed, names);
      description = { definition, rules, computed, serialise };
      described.set(key, description);
    }
    return { structure, access, ...description };
  }

  const create = (viewer: Viewer | null, locale: Locale, isGone?: () => boolean): Caller => {
    const seen = new Map<string, Sight | null>();
    let em: SqlEntityManager | null = null;

    function see(name: string): Sight | null {
      let sight = seen.get(name);
      if (sight === undefined) {
        sight = look(name, viewer, locale);
        seen.set(name, sight);
      }
      return sight;
    }

    return {
      em() {
        em ??= source.entityManager();
        return em;
      },
      viewer,
      locale,
      modifiers,
      statements,
      dependents,
      query,
      isGone,
      see,
      seeAsGuest: (name) => (viewer === null ? see(name) : look(name, null, locale)),
      require(name) {
        const sight = see(name);
        if (sight !== null) return sight;
        const couldHelp = viewer === null && structures.has(name);
        throw new RecordServerError(couldHelp ? 'UNAUTHENTICATED' : 'NOT_FOUND');
      },
      seeEntity: (meta) =>
        [...structures.values()]
          .filter((structure) => structure.meta.class === meta.class)
          .flatMap(({ view }) => see(view.name) ?? []),
    };
  };
  return Object.assign(create, { peek, structureOf: (name: string) => structures.get(name) });
}

import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  type Column,
  type CompiledRules,
  columnLabel,
  compileRules,
  type Definition,
  type Modifiers,
  type Relation,
  recordMessages,
} from '@praxiskit/record-model';
import { RecordServerError } from '../error.ts';
import type { Locale, ViewAccess, Viewer } from '../options.ts';
import type { View } from '../view.ts';
import { labelIn, readStructure, type Structure } from './structure.ts';

/** A view as one caller may see it. */
export interface Sight {
  readonly structure: Structure;
  readonly access: ViewAccess;
  readonly definition: Definition;
  readonly rules: CompiledRules;
}

/** Everything that reading and writing need to know of the one who asks. */
export interface Caller {
  readonly em: SqlEntityManager;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly modifiers: Modifiers;
  /** Null where the view does not exist for this caller. */
  see(view: string): Sight | null;
  /** Throws 401 where signing in could help, else 404. */
  require(view: string): Sight;
}

export type CallerFactory = (em: SqlEntityManager, viewer: Viewer | null, locale: Locale) => Caller;

/** Keeps structures and definitions: a definition depends on what is readable, not on who reads. */
export function createCallerFactory(views: readonly View[], modifiers: Modifiers): CallerFactory {
  const byName = new Map(views.map((view) => [view.name, view]));
  const structures = new Map<string, Structure>();
  const described = new Map<string, Pick<Sight, 'definition' | 'rules'>>();

  function structureOf(view: View, em: SqlEntityManager): Structure {
    const known = structures.get(view.name);
    if (known !== undefined) return known;
    const structure = readStructure(view, em.getMetadata(view.entity));
    for (const { name, spec } of structure.relations.values()) {
      if (!byName.has(spec.view))
        throw new Error(`View ${view.name}.${name}: no view ${spec.view}`);
    }
    structures.set(view.name, structure);
    return structure;
  }

  return (em, viewer, locale) => {
    const seen = new Map<string, Sight | null>();

    function look(name: string): Sight | null {
      const view = byName.get(name);
      const access = view?.access(viewer) ?? null;
      if (view === undefined || access === null || access.read === false) return null;
      const structure = structureOf(view, em);
      const hiddenViews = [...structure.relations.values()]
        .map(({ spec }) => spec.view)
        .filter((target) => (byName.get(target)?.access(viewer)?.read ?? false) === false);
      const { readable, writable, create, update } = access;
      const canWrite = create === true || (update ?? false) !== false;
      const key = JSON.stringify([name, locale, readable, canWrite && writable, hiddenViews]);
      let description = described.get(key);
      if (description === undefined) {
        const columns = canWrite ? (writable ?? []) : [];
        const definition = describe(structure, locale, readable, columns, hiddenViews);
        const rules = compileRules(definition, { messages: recordMessages[locale], modifiers });
        description = { definition, rules };
        described.set(key, description);
      }
      return { structure, access, ...description };
    }

    function see(name: string): Sight | null {
      let sight = seen.get(name);
      if (sight === undefined) {
        sight = look(name);
        seen.set(name, sight);
      }
      return sight;
    }

    return {
      em,
      viewer,
      locale,
      modifiers,
      see,
      require(name) {
        const sight = see(name);
        if (sight !== null) return sight;
        const couldHelp = viewer === null && byName.has(name);
        throw new RecordServerError(couldHelp ? 'UNAUTHENTICATED' : 'NOT_FOUND');
      },
    };
  };
}

/** The definition on the wire: what is not readable is absent, what is not writable is read-only. */
function describe(
  structure: Structure,
  locale: Locale,
  readable: readonly string[] | undefined,
  writable: readonly string[],
  hiddenViews: readonly string[],
): Definition {
  const { view, primaryKey, version } = structure;
  const columns: Record<string, Column> = {};
  for (const { name, column, spec } of structure.columns.values()) {
    // Without its key and version a record could be neither found nor saved.
    const isNeeded = name === primaryKey.name || name === version.name;
    if (!isNeeded && readable?.includes(name) === false) continue;
    const isReadOnly = isNeeded || spec.readOnly === true || !writable.includes(name);
    const label = columnLabel(name, { label: labelIn(spec.label, locale) ?? columnLabel(name) });
    columns[name] = { ...column, label, ...(isReadOnly ? { readOnly: true } : {}) };
  }
  const relations: Record<string, Relation> = {};
  for (const { name, relation } of structure.relations.values()) {
    if (!hiddenViews.includes(relation.view)) relations[name] = relation;
  }
  const body = {
    name: view.name,
    label: labelIn(view.label, locale) ?? columnLabel(view.name),
    primaryKey: primaryKey.name,
    autosave: view.autosave === true,
    columns,
    relations,
  };
  const revision = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { ...body, revision: revision.slice(0, 16) };
}

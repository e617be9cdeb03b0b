import { createHash } from 'node:crypto';
import {
  type Column,
  columnLabel,
  type Definition,
  type Relation,
  type Rule,
} from '@praxiskit/record-model';
import type { Locale } from '../locale.ts';
import type { ViewRule } from '../view.ts';
import type { Structure } from './structure.ts';

export interface Scope {
  readonly locale: Locale;
  /** Wire names; all if absent. */
  readonly readable?: readonly string[] | undefined;
  readonly writable: readonly string[];
  /** Columns of these that are set only on creation, in addition to the view's own. */
  readonly createOnly?: readonly string[] | undefined;
  /** Views that do not exist for the caller: relations to them are omitted. */
  readonly hiddenViews: readonly string[];
}

/** The definition on the wire: unreadable columns are omitted, unwritable ones are read-only. */
export function describe(
  structure: Structure,
  { locale, readable, writable, createOnly, hiddenViews }: Scope,
): Definition {
  const { view, primaryKey, version } = structure;
  const columns: Record<string, Column> = {};
  for (const { name, column, spec } of structure.columns.values()) {
    // Without its key and version a record could not be found or saved.
    const isNeeded = name === primaryKey.name || name === version.name;
    if (!isNeeded && readable?.includes(name) === false) continue;
    const isReadOnly = isNeeded || spec.readOnly === true || !writable.includes(name);
    const label = spec.label?.[locale] ?? columnLabel(name);
    const isSetOnce = spec.createOnly === true || createOnly?.includes(name) === true;
    const isCreateOnly = !isReadOnly && isSetOnce;
    const rules = column.rules && { rules: column.rules.map((rule) => inLanguage(rule, locale)) };
    columns[name] = {
      ...column,
      ...rules,
      label,
      ...(isReadOnly ? { readOnly: true } : {}),
      ...(isCreateOnly ? { createOnly: true } : {}),
    };
  }
  for (const { name, column, spec } of structure.computed.values()) {
    if (spec.from.some((needed) => !Object.hasOwn(columns, needed))) continue;
    columns[name] = { ...column, label: spec.label?.[locale] ?? columnLabel(name) };
  }
  const relations: Record<string, Relation> = {};
  for (const { name, relation } of structure.relations.values()) {
    if (!hiddenViews.includes(relation.view)) relations[name] = relation;
  }
  const body = {
    name: view.name,
    label: view.label?.[locale] ?? columnLabel(view.name),
    primaryKey: primaryKey.name,
    autosave: view.autosave === true,
    ...(view.search === undefined ? {} : { search: true }),
    ...(view.sensitive === true ? { sensitive: true } : {}),
    columns,
    relations,
  };
  const revision = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  return { ...body, revision: revision.slice(0, 16) };
}

/** A rule with its message in the caller's language. */
function inLanguage(rule: ViewRule, locale: Locale): Rule {
  const { message, ...rest } = rule;
  if (message === undefined) return rest;
  return { ...rest, message: typeof message === 'string' ? message : message[locale] };
}

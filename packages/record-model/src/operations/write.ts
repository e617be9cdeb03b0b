import type { Edges } from '../edges/edges.ts';
import { baseOf, dropEdit, isSameEdge, refOf } from '../store/read.ts';
import { draftOf, type Link, type Row } from '../store/row.ts';

/** Writes one edit above the server's value and the value in flight. */
export function writeEdit(row: Row, name: string, value: unknown): void {
  const draft = draftOf(row);
  const isSure = draft.inFlight?.has(name) === true || draft.unsure?.has(name) !== true;
  const isLinkSent = (draft.edges?.get(name)?.sent ?? null) !== null;
  const isKnown = isSure && !isLinkSent && !draft.isRenewed;
  if (isKnown && isSameEdge(value, baseOf(row, name))) {
    dropEdit(draft, name);
    return;
  }
  draft.local ??= new Map();
  draft.local.set(name, value);
}

/** The source of a foreign key's value: an edit, a link of its owner, or the server. */
export type EdgeState =
  | { readonly kind: 'edit'; readonly value: unknown }
  | { readonly kind: 'link'; readonly owner: Row; readonly name: string; readonly wanted: boolean }
  | { readonly kind: 'base'; readonly value: unknown };

export function edgeStateOf(row: Row, slot: string): EdgeState {
  const { draft } = row;
  if (draft?.local?.has(slot) === true) return { kind: 'edit', value: draft.local.get(slot) };
  const link: Link | undefined = draft?.edges?.get(slot);
  if (link === undefined) return { kind: 'base', value: baseOf(row, slot) };
  return { kind: 'link', owner: link.owner, name: link.name, wanted: link.wanted };
}

export function writeEdge(edges: Edges, row: Row, slot: string, state: EdgeState): void {
  if (state.kind === 'link') {
    edges.setOwner(row, slot, state.owner, state.name, state.wanted);
    return;
  }
  const value = edges.renewed(row, slot, state.value);
  const link = row.draft?.edges?.get(slot);
  if (link?.sent === null) edges.replaceByEdit(link);
  edges.change(row, [slot], () => {
    const isBase = isSameEdge(baseOf(row, slot), value);
    const isSure = link === undefined && row.draft?.unsure?.has(slot) !== true;
    // The server's value may have changed meanwhile: then restoring the old one is an edit.
    if (state.kind === 'base' && isBase && isSure) {
      dropEdit(draftOf(row), slot);
    } else {
      writeEdit(row, slot, value);
    }
  });
}

/** The row or the id that the key then references. */
export const targetOf = (state: EdgeState): unknown => {
  if (state.kind !== 'link') return state.value;
  return state.wanted ? state.owner : null;
};

/** A row that was deleted on the server becomes new again, with its values. */
export function renew(edges: Edges, row: Row): void {
  const { definition, writable } = row.table.shape;
  const draft = draftOf(row);
  const values = writable.map((name) => [name, row.server[name] ?? null] as const);
  row.table.renewed.set(refOf(row), row);
  row.server = { ...row.server, [definition.primaryKey]: null, version: null };
  row.isNew = true;
  draft.conflicts = null;
  draft.isRenewed = true;
  const edits = [...values.filter(([, value]) => value !== null), ...(draft.local ?? [])] as const;
  draft.local = new Map(edits.map(([name, value]) => [name, edges.renewed(row, name, value)]));
}

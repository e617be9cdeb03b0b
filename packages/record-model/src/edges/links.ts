import { baseOf, isSameEdge } from '../store/read.ts';
import { draftOf, type Link, type Row } from '../store/row.ts';
import type { Pair } from './pairs.ts';

export function addLink(
  owner: Row,
  name: string,
  child: Row,
  slot: string | null,
  wanted: boolean,
): Link {
  const { links } = draftOf(owner);
  const link: Link = {
    owner,
    name,
    child,
    slot,
    wanted,
    sent: null,
    isUnsure: false,
    error: null,
  };
  draftOf(owner).links = [...(links ?? []), link];
  return link;
}

/** Nothing will be sent for the link any more. */
export function dropLink(link: Link, pair: Pair | null): void {
  const { owner, child, slot } = link;
  const draft = draftOf(owner);
  const others = draft.links?.filter((other) => other !== link) ?? [];
  draft.links = others.length > 0 ? others : null;
  if (pair?.link === link) pair.link = null;
  const edges = child.draft?.edges;
  if (slot === null || edges?.get(slot) !== link) return;
  edges.delete(slot);
  if (edges.size === 0) draftOf(child).edges = null;
}

/** Whether the server already has the edge, so that nothing is sent. */
export function isDone(link: Link, pair: Pair | null): boolean {
  if (link.sent !== null || link.isUnsure) return false;
  if (link.slot === null) return pair?.remote === link.wanted;
  if (link.child.draft?.unsure?.has(link.slot) === true) return false;
  const isAtOwner = isSameEdge(baseOf(link.child, link.slot), link.owner);
  return isAtOwner === link.wanted;
}

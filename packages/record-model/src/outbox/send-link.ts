import type { RecordError } from '../error.ts';
import { addSent, idOf } from '../store/read.ts';
import { draftOf, type Link, type Row } from '../store/row.ts';
import { pathOf } from './bodies.ts';
import { type OutboxContext, saveOf } from './context.ts';
import { isMissing, isTemporary, isUnanswered } from './error-kinds.ts';

/**
 * Links two rows on the server, or unlinks them, by the link's current state.
 * @throws errors of the session; a refusal is stored in the link
 */
export async function sendLink(context: OutboxContext, link: Link): Promise<void> {
  const { session, edges } = context;
  const { owner, name, child } = link;
  if (edges.isDone(link)) return edges.drop(link);
  if (owner.draft?.links?.includes(link) !== true) return;
  link.sent = link.wanted;
  link.error = null;
  const id = String(idOf(child));
  const path = `${pathOf(owner)}/${name}/`;
  const headers = { 'idempotency-key': context.createKey() };
  const { wanted } = link;
  try {
    const { version } = child.server;
    const answer = wanted
      ? await session.send(path, { method: 'POST', body: { id }, headers })
      : await session.send(`${path}${encodeURIComponent(id)}`, { method: 'DELETE' });
    const hasChanged = wanted ? answer.status === 201 : isChangedBy(answer.body);
    if (hasChanged) takeVersion(owner, answer.headers.get('etag'), answer.stamp);
    if (hasChanged && link.slot !== null) {
      const { removal } = saveOf(child);
      const draft = draftOf(child);
      if (child.server.version === version) {
        draft.raised += 1;
        if (removal) removal.version = Number(removal.version) + 1;
      } else {
        // The row was read meanwhile: its version may be the link's or not.
        draft.unsure ??= new Map();
      }
    }
    // The server had it, by a link without an answer, and not where it was expected.
    if (hasChanged && !wanted) edges.learn(owner, name, child, true, answer.stamp);
    edges.settle(link, answer.stamp);
  } catch (error) {
    // The link was undone meanwhile: the child returns to its place.
    edges.change(child, [link.slot ?? []].flat(), () => {
      link.sent = null;
    });
    // The link ends with a record that is being deleted.
    if (isMissing(error) && (child.isDeleted || child.draft?.save?.removal)) return;
    if (isUnanswered(error)) {
      link.isUnsure = true;
      // The server may have raised the version of both.
      for (const row of [owner, child]) {
        draftOf(row).unsure ??= new Map();
        draftOf(row).unansweredAt = session.stamp();
      }
      const draft = draftOf(child);
      const sent = new Map(link.slot === null ? [] : [[link.slot, wanted ? owner : null]]);
      draft.linked = addSent(draft.linked, sent);
    } else if (!isTemporary(error)) link.error = error as RecordError;
    const { local, edges: known } = draftOf(child);
    // Another link of the key, or an edit, is sent in any case; this one would undo it afterwards.
    if (link.slot !== null && known?.get(link.slot) !== link) edges.drop(link);
    else if (link.slot !== null && local?.has(link.slot)) edges.replaceByEdit(link);
    else if (edges.isDone(link)) edges.drop(link);
    throw error;
  }
}

/** For an unlink; a 204 has no body, so the result is unknown. */
const isChangedBy = (body: unknown) => (body as { changed?: unknown } | null)?.changed === true;

/**
 * The version after a link. If it is not the next one, another change came in between: then the
 * next save is refused and merged.
 */
function takeVersion(owner: Row, etag: string | null, stamp: number): void {
  const draft = draftOf(owner);
  const version = Number(owner.server.version) + draft.raised + 1;
  if (etag !== `"${version}"`) return;
  owner.server = { ...owner.server, version };
  owner.stamp = stamp;
  Object.assign(draft, { isBehind: true, raised: 0 });
}

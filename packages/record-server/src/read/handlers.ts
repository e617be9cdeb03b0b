import { hash } from 'node:crypto';
import { type Answer, notModified, ok, okText } from '../answer.ts';
import { type Handler, headerOf, type RecordCall } from '../call.ts';
import { matchesEtag } from '../etag.ts';
import type { Sight } from '../model/caller.ts';
import type { Where } from '../model/statements.ts';
import { allOf } from './condition.ts';
import { etagOf, findRow, requireRaw, requireRow } from './find.ts';
import { associated, requireRelation } from './include.ts';
import { readRecord, writePage } from './page.ts';
import { ensureQueryBody } from './parameters.ts';
import { type ListQuery, parseListQuery } from './query.ts';
import { countRows, estimateRows } from './rows.ts';

export const getDefinition: Handler = async ({ sight }) => ok(sight.definition);

export const listRecords: Handler = async (call) => {
  const { caller, sight, request } = call;
  const query = parseListQuery(request.query, sight, caller);
  return answerList(call, query.sight, query);
};

/** A list whose query is in the body: what it asks for is in no address. */
export const queryRecords: Handler = async (call) => {
  const query = parseListQuery(ensureQueryBody(call.request.body), call.sight, call.caller);
  return answerList(call, query.sight, query);
};

export const getRecord: Handler = async (call) => {
  const answer = await readOne(call);
  const { caller, params, options } = call;
  const { viewer } = caller;
  if (viewer !== null && options.onOpen !== undefined) {
    const opening = { view: params.view, id: params.id, viewer };
    await options.onOpen(opening, caller.em());
  }
  return answer;
};

const readOne: Handler = async (call) => {
  const { caller, params, request } = call;
  const query = parseListQuery(request.query, call.sight, caller);
  const { sight } = query;
  if (query.count !== 'no') {
    const found = await findRow(sight, caller, params.id);
    return ok({ count: found === null ? 0 : 1 });
  }
  const isWhole = query.fields === null && Object.keys(query.include).length === 0;
  const known = headerOf(call, 'if-none-match');
  const isKnown = (etag: string) =>
    known !== undefined && isVersioned({ ...call, sight }, query) && matchesEtag(known, etag);
  if (isWhole) {
    const raw = await requireRaw(sight, caller, params.id);
    const etag = etagOf(sight, raw);
    return isKnown(etag) ? notModified({ etag }) : okText(sight.serialise(raw), { etag });
  }
  const { record, row } = await readRecord(sight, caller, params.id, query);
  const etag = etagOf(sight, row);
  return isKnown(etag) ? notModified({ etag }) : ok(record, { etag });
};

/**
 * Whether a record's version identifies the whole answer. Included records may be newer. And a
 * browser may send the version that it got as a guest, before signing in as a user who sees more
 * columns.
 */
function isVersioned({ caller, sight }: RecordCall, { include }: ListQuery): boolean {
  if (Object.keys(include).length > 0) return false;
  const columns = (each: Sight) => Object.keys(each.definition.columns).join();
  const guest = caller.seeAsGuest(sight.structure.view.name);
  return guest === null || columns(guest) === columns(sight);
}

/** An association is a list of records of the other view. */
export const listAssociated: Handler = async (call) => {
  const { caller, sight, params, request } = call;
  const { part, target } = requireRelation(sight, caller, params.association);
  const query = parseListQuery(request.query, target, caller);
  const row = await requireRow(sight, caller, params.id);
  return answerList(call, query.sight, query, await associated(sight, target, part, caller, row));
};

async function answerList(
  call: RecordCall,
  sight: Sight,
  query: ListQuery,
  more: Where = {},
): Promise<Answer> {
  const { caller, request } = call;
  const where = allOf([more, query.where]);
  if (query.count === 'estimated') {
    // An estimate counts all rows: only for callers who may read all of them.
    const count = query.seesAll ? estimateRows : countRows;
    return ok({ count: await count(sight, caller, where), estimated: true });
  }
  if (query.count === 'exact') return ok({ count: await countRows(sight, caller, where) });
  const { text, next } = await writePage(sight, caller, query, more);
  const link = next === null ? {} : { link: nextLink(request.url, next) };
  // Weak: a list has no version of its own, so a hash of the answer identifies it.
  const said = hash('sha256', `${next ?? ''}${text}`, 'base64url');
  const headers = { ...link, etag: `W/"${said.slice(0, 22)}"` };
  const isKnown = matchesEtag(headerOf(call, 'if-none-match'), headers.etag);
  return isKnown ? notModified(headers) : okText(text, headers);
}

function nextLink(url: string, cursor: string): string {
  const [path = '', search] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.delete('offset');
  parameters.set('after', cursor);
  return `<${path}?${parameters}>; rel="next"`;
}

import { type Answer, ok } from '../answer.ts';
import type { Handler, RecordCall } from '../call.ts';
import type { Sight } from '../model/caller.ts';
import { allOf, type Where } from './condition.ts';
import { etagOf, findRow, requireRow } from './find.ts';
import { associated, requireRelation } from './include.ts';
import { readPage, readRecord } from './page.ts';
import { type ListQuery, parseListQuery } from './query.ts';
import { countRows, estimateRows } from './rows.ts';

export const getDefinition: Handler = async ({ sight }) => ok(sight.definition);

export const listRecords: Handler = async (call) => {
  const { caller, sight, request } = call;
  return answerList(call, sight, parseListQuery(request.query, sight, caller));
};

export const getRecord: Handler = async ({ caller, sight, params, request }) => {
  const query = parseListQuery(request.query, sight, caller);
  if (query.count !== 'no') {
    const found = await findRow(sight, caller, params.id);
    return ok({ count: found === null ? 0 : 1 });
  }
  const { record, row } = await readRecord(sight, caller, params.id, query);
  return ok(record, { etag: etagOf(sight, row) });
};

/** An association is a list of the other view. */
export const listAssociated: Handler = async (call) => {
  const { caller, sight, params, request } = call;
  const { part, target } = requireRelation(sight, caller, params.association);
  const query = parseListQuery(request.query, target, caller);
  const row = await requireRow(sight, caller, params.id);
  return answerList(call, target, query, await associated(sight, target, part, caller, row));
};

async function answerList(
  { caller, request }: RecordCall,
  sight: Sight,
  query: ListQuery,
  more: Where = {},
): Promise<Answer> {
  const where = allOf([more, query.where]);
  if (query.count === 'estimated') {
    return ok({ count: await estimateRows(sight, caller, where), estimated: true });
  }
  if (query.count === 'exact') return ok({ count: await countRows(sight, caller, where) });
  const { records, next } = await readPage(sight, caller, query, more);
  return ok(records, next === null ? {} : { link: nextLink(request.url, next) });
}

function nextLink(url: string, cursor: string): string {
  const [path = '', search] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.delete('offset');
  parameters.set('after', cursor);
  return `<${path}?${parameters}>; rel="next"`;
}

import { noContent, ok } from '../answer.ts';
import { type Handler, headerOf, type RecordCall } from '../call.ts';
import { RecordServerError } from '../error.ts';
import { onceOnly } from '../idempotency/once-only.ts';
import { etagOf } from '../read/find.ts';
import { project } from '../read/rows.ts';
import { inTransaction } from '../transaction.ts';
import { changeLink } from './link.ts';
import { bringBack, removeRecord } from './remove.ts';
import { ensureBody } from './values.ts';
import { createRecord, updateRecord } from './write.ts';

export const postRecord: Handler = async (call) => {
  const { caller, sight, params, request, options, base } = call;
  const path = `${base}/${params.view}`;
  return onceOnly(options.idempotency, caller, postOf(call, path), async (inside) => {
    const row = await createRecord(sight, inside, request.body, options.onWrite);
    const location = `${path}/${String(row[sight.structure.primaryKey.name])}`;
    const headers = { location, etag: etagOf(sight, row) };
    return { status: 201, headers, body: project(sight, row) };
  });
};

export const putRecord: Handler = async (call) => {
  const { caller, sight, params, request, options } = call;
  const ifMatch = headerOf(call, 'if-match');
  const row = await inTransaction(caller, (inside) =>
    updateRecord(sight, inside, params.id, request.body, ifMatch, options.onWrite),
  );
  return ok(project(sight, row), { etag: etagOf(sight, row) });
};

export const deleteRecord: Handler = async (call) => {
  const { caller, sight, params, options } = call;
  const ifMatch = headerOf(call, 'if-match');
  await inTransaction(caller, (inside) =>
    removeRecord(sight, inside, params.id, ifMatch, options.onWrite),
  );
  return noContent;
};

/** Restores a row that a DELETE of a view with `softDelete` has hidden. */
export const restoreRecord: Handler = async (call) => {
  const { caller, sight, params, options } = call;
  const ifMatch = headerOf(call, 'if-match');
  const row = await inTransaction(caller, (inside) =>
    bringBack(sight, inside, params.id, ifMatch, options.onWrite),
  );
  return ok(project(sight, row), { etag: etagOf(sight, row) });
};

/** 201 for a new link, 200 for an existing one; the ETag is the new version of the record. */
export const postLink: Handler = async (call) => {
  const { caller, sight, params, request, options, base } = call;
  const path = `${base}/${params.view}/${params.id}/${params.association}`;
  const { id: childId } = ensureBody(request.body);
  if (typeof childId !== 'string') throw new RecordServerError('BODY_INVALID');
  return onceOnly(options.idempotency, caller, postOf(call, path), async (inside) => {
    const link = { ...params, childId };
    const { isChanged, row } = await changeLink(sight, inside, link, true, options.onWrite);
    const headers = { etag: etagOf(sight, row) };
    return { status: isChanged ? 201 : 200, headers, body: { id: childId } };
  });
};

/**
 * 200 with `changed`, which is false if nothing was linked; the ETag is the record's current
 * version.
 */
export const deleteLink: Handler = async ({ caller, sight, params, options }) => {
  const { isChanged, row } = await inTransaction(caller, (inside) =>
    changeLink(sight, inside, params, false, options.onWrite),
  );
  return ok({ id: params.childId, changed: isChanged }, { etag: etagOf(sight, row) });
};

const postOf = (call: RecordCall, path: string) => ({
  key: headerOf(call, 'idempotency-key'),
  path,
  body: call.request.body,
});

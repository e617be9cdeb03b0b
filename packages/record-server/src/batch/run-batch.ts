import { type Answer, ok } from '../answer.ts';
import { type Handler, headerOf, type Method, type RecordCall } from '../call.ts';
import { translateDatabaseError } from '../database-error.ts';
import { RecordServerError } from '../error.ts';
import { onceOnly } from '../idempotency/once-only.ts';
import type { Caller } from '../model/caller.ts';
import { lockInOrder, type Named } from '../write/lock-order.ts';
import { type Operation, readOperations } from './operations.ts';
import { createReferences, type Outcome } from './references.ts';

type Call = Pick<RecordCall, 'caller' | 'request' | 'options' | 'base'>;
type Routes = readonly (readonly [Method, string, Handler])[];

/**
 * Runs all operations in one transaction, by the handlers of their addresses. The first refusal
 * undoes all of them. Its answer is the same as for a single request, with the operation's index in
 * `details`.
 */
export async function runBatch(call: Call, routes: Routes): Promise<Answer> {
  const { caller, request, options, base } = call;
  const operations = readOperations(request.body);
  const post = {
    key: headerOf(call, 'idempotency-key'),
    path: `${base}/batch`,
    body: request.body,
  };
  try {
    return await onceOnly(options.idempotency, caller, post, async (inside) => {
      await lockInOrder(inside, namedIn(operations, inside, base, routes));
      const results: object[] = [];
      const outcomes: Outcome[] = [];
      for (const [index, operation] of operations.entries()) {
        const { answer, outcome } = await run(operation, outcomes, index, call, inside, routes);
        outcomes.push(outcome);
        results.push(resultOf(answer));
      }
      return ok({ results });
    });
  } catch (thrown) {
    throw translateDatabaseError(thrown, false);
  }
}

const resultOf = ({ status, headers, body }: Answer) => ({
  status,
  ...(body === undefined ? {} : { body }),
  ...(headers.etag === undefined ? {} : { etag: headers.etag }),
});

async function run(
  { method, path, body, ifMatch, key }: Operation,
  outcomes: readonly Outcome[],
  index: number,
  { options, base, request }: Call,
  inside: Caller,
  routes: Routes,
): Promise<{ answer: Answer; outcome: Outcome }> {
  const caller: Caller = { ...inside, isInside: true };
  try {
    const references = createReferences(outcomes);
    const { handle, params } = findHandler(method, path, base, routes);
    params.id = references.id(params.id);
    params.childId = references.id(params.childId);
    const sight = caller.require(params.view);
    const isLink = params.association !== '';
    const headers = {
      ...request.headers,
      'if-match': references.etag(ifMatch),
      'idempotency-key': key,
    };
    const own = { headers, url: path, query: {}, body: references.body(body, sight, isLink) };
    try {
      const answer = await handle({ caller, sight, params, request: own, options, base });
      const made = (answer.body as Record<string, unknown> | undefined)?.[
        sight.definition.primaryKey
      ];
      const id = params.id === '' ? String(made) : params.id;
      return { answer, outcome: { id, etag: answer.headers.etag } };
    } catch (thrown) {
      throw translateDatabaseError(thrown, false, { sight, locale: caller.locale });
    }
  } catch (thrown) {
    if (!(thrown instanceof RecordServerError)) throw thrown;
    const details = { ...(thrown.details as object | undefined), operation: index };
    const { message, messages, retryAfter } = thrown;
    throw new RecordServerError(thrown.code, {
      message,
      messages,
      retryAfter,
      cause: thrown,
      details,
    });
  }
}

/**
 * The existing rows that a PUT, a DELETE or a link of the batch writes. Errors in an operation are
 * answered when the operation runs.
 */
function namedIn(
  operations: readonly Operation[],
  caller: Caller,
  base: string,
  routes: Routes,
): Named[] {
  return operations.flatMap(({ method, path, body }): Named[] => {
    const params = matchHandler(method, path, base, routes)?.params;
    const sight = params && caller.see(params.view);
    if (!sight) return [];
    const { update, remove } = sight.access;
    const isRemoval = method === 'DELETE' && params.association === '';
    const purpose = isRemoval ? 'removal' : 'update';
    const named: Named[] = update || remove ? [[sight, params.id, purpose]] : [];
    const part = sight.structure.relations.get(params.association);
    const target = part && caller.see(part.spec.view);
    const { id } = (body ?? {}) as { readonly id?: unknown };
    const child = params.childId || id;
    const isNamed = update && target && typeof child === 'string';
    return isNamed ? [...named, [target, child, 'update']] : named;
  });
}

type Params = { -readonly [Name in keyof RecordCall['params']]: string };

/** @throws RecordServerError NOT_FOUND if the address has no such method */
function findHandler(...call: Parameters<typeof matchHandler>): Matched {
  const found = matchHandler(...call);
  if (found === null) throw new RecordServerError('NOT_FOUND');
  return found;
}

interface Matched {
  readonly handle: Handler;
  readonly params: Params;
}

function matchHandler(method: Method, path: string, base: string, routes: Routes): Matched | null {
  const segments = segmentsOf(path, base);
  for (const [offered, pattern, handle] of routes) {
    const names = pattern.split('/').slice(1);
    if (offered !== method || names.length !== segments?.length) continue;
    const params: Params = { view: '', id: '', association: '', childId: '' };
    const fits = names.every((name, at) => {
      const segment = segments[at] ?? '';
      if (!name.startsWith(':')) return name === segment;
      params[name.slice(1) as keyof Params] = segment;
      return segment !== '';
    });
    if (fits) return { handle, params };
  }
  return null;
}

/** Null for an address that is outside of the prefix or invalid. */
function segmentsOf(path: string, base: string): string[] | null {
  if (!path.startsWith(`${base}/`)) return null;
  try {
    const below = path.slice(base.length + 1).replace(/\/$/, '');
    return below.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

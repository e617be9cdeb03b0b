import type { Column } from '../definition/definition.ts';
import { changedColumns } from '../drafts/changed-columns.ts';
import {
  type DraftAllowance,
  type DraftFinding,
  findingDetails,
  notAllowed,
  withAllowances,
  withoutAllowance,
} from '../drafts/finding.ts';
import { draftRequiredMessages, revertLateMessages } from '../drafts/messages.ts';
import { contentNames, isPublicRow } from '../drafts/row.ts';
import { type EarlierContent, keptVersions, revertMs } from '../drafts/version.ts';
import type { Rows } from './tables.ts';

type Row = Record<string, unknown> & { id: string; version: number };

const own: Column = { type: 'STRING', allowNull: true, readOnly: true };
const json: Column = { type: 'JSON', allowNull: false, readOnly: true, default: [] };

/** The columns of drafts in a definition of `createMemoryServer`. */
export const draftTestColumns: Readonly<Record<string, Column>> = {
  draft_of_id: own,
  published_by_name: own,
  published_at: { type: 'DATETIME', allowNull: true, createOnly: true },
  allowances: json,
  findings: json,
};

const apart = { draft_of_id: null, published_at: null, published_by_name: null };
const none = { allowances: [] as DraftAllowance[], findings: [] as DraftFinding[] };

/** Draft columns of a published row. */
export const publishedTestRow = { ...apart, ...none, published_at: '2026-11-20T08:04:00.000Z' };

export interface TestDraftsOptions {
  /** Returns the findings that block publishing; none by default. */
  findingsIn?: (row: object) => readonly DraftFinding[];
  /** The user who publishes and allows; 'Anna' by default. */
  by?: string;
  /** ISO 8601; the current time by default. */
  now?: () => string;
}

/**
 * Adds the routes of drafts to a server of `createMemoryServer`, for unit tests and stories. Views
 * with `draftTestColumns` in their definition have drafts.
 */
export function withTestDrafts(
  server: { readonly fetch: typeof globalThis.fetch; readonly rows: Rows },
  {
    findingsIn = () => [],
    by = 'Anna',
    now = () => new Date().toISOString(),
  }: TestDraftsOptions = {},
): typeof globalThis.fetch {
  const refuse = (status: number, code: string, details: unknown = {}, message = code) =>
    Response.json({ statusCode: status, code, message, details }, { status });
  const rowsOf = (view: string) => (server.rows[view] ?? []) as Row[];
  const change = (row: Row, values: object) =>
    Object.assign(row, values, { version: row.version + 1, updated_at: now() });

  const versions = new Map<string, readonly EarlierContent[]>();
  const versionsOf = (id: string) => versions.get(id) ?? [];
  function keepVersion({ id, version, published_at, published_by_name, ...row }: Row): void {
    const content = Object.fromEntries(
      contentNames(Object.keys(row)).map((key) => [key, row[key]]),
    );
    const kept = { version, published_at, published_by_name, content } as EarlierContent;
    versions.set(id, [kept, ...versionsOf(id)].slice(0, keptVersions));
  }

  function readVersions(view: string, id: string, version: string | undefined): Response {
    const found = rowsOf(view).find((row) => row.id === id);
    if (!found) return refuse(404, 'NOT_FOUND');
    const kept = versionsOf(String(found.draft_of_id ?? id));
    if (version === undefined) return Response.json(kept.map(({ content: _, ...entry }) => entry));
    const one = kept.find((each) => String(each.version) === version);
    return one ? Response.json(one) : refuse(404, 'NOT_FOUND');
  }

  /** Deletes the draft of a deleted record. */
  function dropDraft(view: string, id: string | undefined): void {
    const rows = rowsOf(view);
    const at = rows.findIndex((row) => row.draft_of_id === id && id !== undefined);
    if (at >= 0) rows.splice(at, 1);
  }

  function step(view: string, id: string, name: string, body: Record<string, unknown>): Response {
    const rows = rowsOf(view);
    const found = rows.find((row) => row.id === id);
    const record = rows.find((row) => row.id === (found?.draft_of_id ?? id));
    if (!record) return refuse(404, 'NOT_FOUND');
    const isNew = (record.published_at ?? null) === null;
    const draft = isNew ? record : rows.find((row) => row.draft_of_id === record.id);
    const drop = () => {
      if (draft) rows.splice(rows.indexOf(draft), 1);
    };
    const open = () => {
      const made = { ...record, ...apart, id: crypto.randomUUID(), version: 1 };
      const opened = { ...made, draft_of_id: record.id } as Row;
      rows.push(opened);
      return opened;
    };
    switch (name) {
      case 'open':
        return draft ? Response.json(draft) : Response.json(open(), { status: 201 });
      case 'publish': {
        if (!draft) return refuse(404, 'NOT_FOUND');
        if (draft.version !== body.version) return refuse(412, 'VERSION_STALE', draft);
        const values = Object.fromEntries(
          contentNames(Object.keys(record)).map((column) => [column, draft[column]]),
        );
        const allowances = draft.allowances as DraftAllowance[];
        const findings = notAllowed(findingsIn(values), allowances);
        if (findings.length > 0) return refuse(422, 'FINDINGS_OPEN', findingDetails(findings));
        if (!isNew) keepVersion(record);
        change(record, {
          ...values,
          allowances,
          published_at: now(),
          published_by_name: by,
          findings: findingsIn(values),
        });
        if (!isNew) drop();
        return Response.json(record);
      }
      case 'revert': {
        if (isNew) return refuse(404, 'NOT_FOUND');
        const { version } = body as { version?: number };
        if (version === undefined) return refuse(422, 'VALIDATION_FAILED');
        if (record.version !== version) return refuse(412, 'VERSION_STALE', record);
        const published = String(record.published_at);
        if (Date.parse(now()) - Date.parse(published) > revertMs) {
          return refuse(409, 'CONFLICT', {}, revertLateMessages.en);
        }
        const all = versionsOf(record.id);
        const before = all.find(
          (one) => one.version === version - 1 && one.published_at <= published,
        );
        if (!before) {
          if (all.length > 0) return refuse(404, 'NOT_FOUND');
          if (draft) keepVersion(record);
          const values = contentNames(Object.keys(record)).map((key) => [
            key,
            (draft ?? record)[key],
          ]);
          drop();
          return Response.json(change(record, { ...Object.fromEntries(values), ...apart }));
        }
        const findings = notAllowed(
          findingsIn({ ...record, ...before.content }),
          record.allowances as DraftAllowance[],
        );
        if (findings.length > 0) return refuse(422, 'FINDINGS_OPEN', findingDetails(findings));
        if (draft) keepVersion(record);
        const kept = draft ?? open();
        versions.set(
          record.id,
          versionsOf(record.id).filter((one) => one !== before),
        );
        const { published_at, published_by_name } = before;
        change(record, { ...before.content, published_at, published_by_name });
        record.findings = findingsIn(record);
        return Response.json(kept);
      }
      case 'discard':
        drop();
        return new Response(null, { status: 204 });
      case 'disallow': {
        const { rule = '', quote = '' } = body as { rule?: string; quote?: string };
        if (!rule || !quote) return refuse(422, 'VALIDATION_FAILED');
        for (const row of [record, draft]) {
          const known = (row?.allowances ?? []) as DraftAllowance[];
          const allowances = withoutAllowance(known, { rule, quote });
          if (row && allowances.length < known.length) change(row, { allowances });
        }
        return Response.json(draft ?? record);
      }
      default: {
        const { rule = '', quote = '', reason = '' } = body as Record<string, string>;
        if (reason.trim() === '')
          return refuse(422, 'VALIDATION_FAILED', { reason: [{ op: 'custom' }] });
        const edited = draft ?? record;
        const known = edited.allowances as DraftAllowance[];
        const allowances = withAllowances(known, { rule, quote, reason, by, at: now() });
        return Response.json(change(edited, { allowances }));
      }
    }
  }

  /**
   * The same check as the hook `keepPublished`: the current version, and a change of the public
   * content.
   */
  function isRefused(path: string, { method, headers, body }: RequestInit): boolean {
    const [, view = '', id] = /\/api\/([^/]+)\/([^/?]+)$/.exec(path) ?? [];
    const row = rowsOf(view).find((one) => one.id === id);
    if (method !== 'PUT' || !row || !('findings' in row) || !isPublicRow(row)) return false;
    const match = new Headers(headers).get('if-match');
    if (match !== '*' && match !== `"${row.version}"`) return false;
    return changedColumns(row, { ...row, ...JSON.parse(String(body)) }).length > 0;
  }

  return async (input, init) => {
    const [, listed, whose, version] =
      /\/api\/drafts\/([^/]+)\/([^/]+)\/versions(?:\/([^/]+))?$/.exec(String(input)) ?? [];
    if (listed && whose) return readVersions(listed, whose, version);
    const [, of = '', id, name] =
      /\/api\/drafts\/([^/]+)\/([^/]+)\/(\w+)$/.exec(String(input)) ?? [];
    if (id && name) return step(of, id, name, JSON.parse(String(init?.body ?? '{}')));
    if (isRefused(String(input), init ?? {}))
      return refuse(409, 'CONFLICT', {}, draftRequiredMessages.en);
    const answer = await server.fetch(input, init);
    const [, view = ''] = /\/api\/([^/?]+)/.exec(String(input)) ?? [];
    const [, deleted] = /\/api\/[^/]+\/([^/?]+)$/.exec(String(input)) ?? [];
    if (answer.ok && init?.method === 'DELETE') dropDraft(view, deleted);
    if (!answer.ok || !/^(PUT|POST)$/.test(init?.method ?? '')) return answer;
    const row = (await answer.clone().json()) as Row;
    const kept = rowsOf(view).find((one) => one.id === row.id);
    if (!kept || !('findings' in kept)) return answer;
    kept.findings = findingsIn(row);
    // The instant in a POST is ignored: the row is public from now on.
    if (isPublicRow(kept)) Object.assign(kept, { published_at: now(), published_by_name: by });
    const { status, headers } = answer;
    return Response.json(kept, { status, headers });
  };
}

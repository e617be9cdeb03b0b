import { openFindings } from '@praxiskit/compliance';
import type { Locale } from '@praxiskit/core';
import { saveAsDraft } from '@praxiskit/record-form/drafts';
import type { Column, Definition } from '@praxiskit/record-model';
import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import {
  createMemoryServer,
  draftTestColumns,
  publishedTestRow,
  withTestDrafts,
} from '@praxiskit/record-model/memory-server';

type Columns = Definition['columns'];
type Rows = Readonly<Record<string, readonly object[]>>;

const instant = { type: 'DATETIME', allowNull: true, readOnly: true } as const;
const own: Columns = {
  id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
  version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
  updated_at: instant,
  created_at: instant,
};

export const sampleText = (label: string, isRequired = false): Column => ({
  type: 'TEXT',
  label,
  allowNull: !isRequired,
  ...(isRequired ? { rules: [{ op: 'required' }] } : {}),
});

/** A text in both languages: `name_de`, `name_en`. */
export const sampleTexts = (name: string, label: string, isRequired = false): Columns => ({
  [`${name}_de`]: sampleText(`${label} (German)`, isRequired),
  [`${name}_en`]: sampleText(`${label} (English)`, isRequired),
});

export const sampleJson = (label: string): Column => ({ type: 'JSON', label, allowNull: true });

/** A view as the server describes it to staff, with what every record has. */
export const sampleView = (
  name: string,
  columns: Columns,
  relations: Definition['relations'] = {},
): Definition => ({
  name,
  label: name,
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: { ...own, ...columns },
  relations,
});

/** A view whose records have drafts; these save themselves. */
export const sampleContent = (
  ...[name, columns, relations]: Parameters<typeof sampleView>
): Definition => ({
  ...sampleView(name, { ...columns, ...draftTestColumns }, relations),
  autosave: true,
});

/** `00000000-0000-7000-8000-0000000000nn` */
export const uuid = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Records in the page's memory, a client of them, and more of them for other users at the same time. */
export function createStaffSample(views: readonly Definition[], rows: Rows, locale: Locale = 'de') {
  const hasDrafts = (name: string) =>
    views.some((view) => view.name === name && 'draft_of_id' in view.columns);
  const published = Object.fromEntries(
    Object.entries(rows).map(([name, all]) => [
      name,
      hasDrafts(name) ? all.map((row) => ({ ...publishedTestRow, ...row })) : all,
    ]),
  );
  const server = createMemoryServer(views, published as never);
  const fetch = withTestDrafts(server, { findingsIn: (row) => openFindings(row, []) });
  const createClient = (): RecordClient =>
    createRecordClient({ fetch, locale, saveInstead: saveAsDraft });
  return { server, fetch, client: createClient(), createClient };
}

export type StaffSample = ReturnType<typeof createStaffSample>;

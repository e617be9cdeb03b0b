import type { Payload } from '@praxiskit/pages';
import { useDrafts } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { Button, PaneHead } from '@praxiskit/ui-kit';
import { createRecord } from '../lists/create-record.ts';
import { ListDetailPage } from '../lists/list-detail-page.tsx';
import { useListFilter } from '../lists/list-filter.tsx';
import { PageRecords } from '../lists/page-records.tsx';
import { notDrafts } from '../lists/queries.ts';
import { type ListDetailOptions, useListDetail } from '../lists/use-list-detail.ts';
import { useRemove } from '../lists/use-remove.ts';
import { usePageTexts } from '../messages/use-staff-texts.ts';
import { RecordRows } from '../publishing/record-rows.tsx';
import type { StaffPageData } from '../staff-page.ts';
import { type NoteTexts, notesPage } from './sample-pages.tsx';

/** Notes that are chosen in the list. */
export function NoteList() {
  return (
    <PageRecords view="pages" query={notDrafts}>
      {(records) => <Notes records={records} />}
    </PageRecords>
  );
}

/** Notes that have an address each. */
export function NotePages({ data: { id } }: Payload<StaffPageData>) {
  const address = { id, list: notesPage.path, record: notesPage.record.path };
  return (
    <PageRecords view="pages" query={notDrafts}>
      {(records) => <Notes records={records} address={address} />}
    </PageRecords>
  );
}

type NotesProps = { records: readonly ModelRecord[] } & Pick<ListDetailOptions, 'address'>;

function Notes({ records, ...options }: NotesProps) {
  const notes = usePageTexts<NoteTexts>('notes');
  const client = useRecordClient();
  const drafts = useDrafts('pages');
  const filter = useListFilter(records, 'title');
  const page = useListDetail(records, { filter, ...options });
  const titleOf = (record: ModelRecord) => String(record.get('title_de'));
  const remove = useRemove(page, { rows: filter.shown, drafts, texts: notes, nameOf: titleOf });
  async function add() {
    const record = createRecord(client, 'pages', { title_de: 'neu', title_en: 'neu' });
    await record.flush();
    page.reveal(record);
  }
  return (
    <ListDetailPage
      page={page}
      texts={notes}
      rows={filter.shown}
      aside={records.length}
      filter={filter}
      list={(keys) => (
        <div {...keys.listProps}>
          <RecordRows
            records={filter.shown}
            drafts={drafts}
            open={page.shown}
            keys={keys}
            column="title"
            onOpen={page.open}
          />
        </div>
      )}
      detail={(record, level) => (
        <>
          <PaneHead
            level={level}
            title={titleOf(record)}
            onBack={page.editor.onBack}
            actions={<Button onClick={() => void remove(record)}>{notes.remove}</Button>}
          />
          <p className="pk-staff-text">{notes.lead}</p>
        </>
      )}
      onAdd={() => void add()}
    />
  );
}

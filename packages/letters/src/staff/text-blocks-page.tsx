import { useSite } from '@praxiskit/pages/react';
import { RecordConflict, RecordField } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  useField,
  useRecord,
  useRecordClient,
  useSaveKey,
  useSaveState,
} from '@praxiskit/record-model/react';
import {
  createSaved,
  ListDetailPage,
  PageRecords,
  questionId,
  type RecordDetailProps,
  RecordMark,
  useListDetail,
  useListFilter,
  useStaffServices,
} from '@praxiskit/staff/react';
import { Button, PaneHead } from '@praxiskit/ui-kit';
import { useCallback, useEffect } from 'react';
import { LetterEditor } from '../editor/letter-editor.tsx';
import { letterPlaces } from '../open-places.ts';
import { lettersPath } from './paths.ts';
import { useTextBlockTexts } from './use-texts.ts';

const query = { sort: ['position', 'name'] as const };

/** The text blocks of the practice: what they say, in which language, and whether they are still offered. */
export function Component() {
  return (
    <PageRecords view="text_blocks" query={query}>
      {(records) => <TextBlocks records={records} />}
    </PageRecords>
  );
}

function TextBlocks({ records }: { records: readonly ModelRecord[] }) {
  const texts = useTextBlockTexts();
  const client = useRecordClient();
  const services = useStaffServices();
  const filter = useListFilter(records, 'name');
  const page = useListDetail(records, { filter });
  const add = async () => {
    const position = records.length;
    try {
      page.reveal(await createSaved(client, 'text_blocks', { name: texts.newName, position }));
    } catch {
      services().toasts.show({ kind: 'danger', text: texts.createFailed });
    }
  };
  return (
    <ListDetailPage
      page={page}
      texts={texts}
      parent={lettersPath}
      rows={filter.shown}
      filter={filter}
      onAdd={() => void add()}
      list={(keys) => (
        <ul className="pk-staff-rows" {...keys.listProps}>
          {filter.shown.map((record) => (
            <li key={record.key}>
              <Row
                record={record}
                isSelected={record === page.shown}
                tabIndex={keys.rowProps(record).tabIndex}
                onOpen={page.open}
              />
            </li>
          ))}
        </ul>
      )}
      detail={(record, level) => (
        <TextBlock key={record.key} record={record} level={level} {...page.editor} />
      )}
    />
  );
}

interface RowProps {
  record: ModelRecord;
  isSelected: boolean;
  tabIndex: number;
  onOpen: (record: ModelRecord) => void;
}

function Row({ record, isSelected, tabIndex, onOpen }: RowProps) {
  useRecord(record);
  const texts = useTextBlockTexts();
  return (
    <button
      type="button"
      className="pk-staff-row"
      aria-current={isSelected || undefined}
      data-roving-item={record.key}
      tabIndex={tabIndex}
      onClick={() => onOpen(record)}
    >
      <span className="pk-staff-row-main">
        <strong>{String(record.get('name') ?? '') || texts.unnamed}</strong>
        <span className="pk-letters-excerpt">{String(record.get('body') ?? '')}</span>
      </span>
      <span className="pk-staff-row-end">
        {record.get('archived_at') ? texts.archived : texts.languages[languageOf(record)]}
      </span>
    </button>
  );
}

const languageOf = (record: ModelRecord) => (record.get('locale') === 'en' ? 'en' : 'de');

function TextBlock({ record, level, onBack }: RecordDetailProps & { level: 1 | 2 }) {
  const texts = useTextBlockTexts();
  const { locale } = useSite();
  useSaveState(record);
  const name = useField(record, 'name');
  const body = useField(record, 'body');
  const save = useCallback(() => {
    if (record.isChanged && !record.isDeleted) void record.flush();
  }, [record]);
  useSaveKey(save);
  useEffect(() => save, [save]);
  const isArchived = record.get('archived_at') !== null;
  const label = String(name.value ?? '') || texts.unnamed;
  return (
    <article aria-label={label}>
      <PaneHead
        level={level}
        title={label}
        onBack={onBack}
        aside={<RecordMark record={record} />}
        actions={
          <Button
            variant="secondary"
            onClick={() => {
              record.set('archived_at', isArchived ? null : new Date().toISOString());
              void record.flush();
            }}
          >
            {isArchived ? texts.offer : texts.archive}
          </Button>
        }
      />
      <div id={questionId} tabIndex={-1} className="pk-staff-question">
        <RecordConflict record={record} />
      </div>
      <div className="pk-letters-fields">
        <div className="pk-letters-choices">
          <RecordField record={record} name="name" autoComplete="off" />
          <RecordField record={record} name="locale" options={texts.languages} />
        </div>
        {body.error ? <p role="alert">{body.error}</p> : null}
        <LetterEditor
          label={texts.text}
          value={String(body.value ?? '')}
          onChange={body.setValue}
          locale={locale}
          letterLocale={languageOf(record)}
        />
        <p className="pk-staff-quiet">
          {texts.places} {letterPlaces.map((place) => `{${place}}`).join(' ')}
        </p>
      </div>
    </article>
  );
}

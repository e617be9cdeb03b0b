import { useDrafts } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  ListDetailPage,
  NameDialog,
  PageRecords,
  RecordRows,
  slugOf,
  useListDetail,
} from '@praxiskit/staff/react';
import { paths } from '../paths.ts';
import { concernsInOrder } from '../queries.ts';
import { useConcernTexts } from '../use-texts.ts';
import { ConcernEditor } from './concern-editor.tsx';

/** Visitors' concerns, which lead to treatments on the home page. */
export function Component() {
  return (
    <PageRecords view="concerns" query={concernsInOrder}>
      {(records) => <Concerns records={records} />}
    </PageRecords>
  );
}

function Concerns({ records }: { records: readonly ModelRecord[] }) {
  const concerns = useConcernTexts();
  const drafts = useDrafts('concerns');
  const page = useListDetail(records);
  const positions = records.map((record) => Number(record.get('position') ?? 0));
  return (
    <ListDetailPage
      page={page}
      texts={concerns}
      rows={records}
      aside={records.length}
      parent={paths.treatments}
      lead={<p className="pk-staff-text pk-staff-quiet">{concerns.lead}</p>}
      list={(keys) => (
        <div {...keys.listProps}>
          <RecordRows
            records={records}
            drafts={drafts}
            open={page.shown}
            keys={keys}
            column="name"
            onOpen={page.open}
          />
        </div>
      )}
      detail={(record) => <ConcernEditor key={record.key} record={record} {...page.editor} />}
      addDialog={(dialog) => (
        <NameDialog
          {...dialog}
          title={concerns.add}
          help={concerns.createHelp}
          view="concerns"
          valuesOf={(names) => ({
            ...names,
            slug: slugOf(names.name_de),
            position: Math.max(-1, ...positions) + 1,
          })}
        />
      )}
    />
  );
}

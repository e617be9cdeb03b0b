import type { Payload } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { useDrafts } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import type { StaffPageData } from '@praxiskit/staff';
import {
  ListDetailPage,
  PageRecords,
  RecordRows,
  useListDetail,
  useListFilter,
} from '@praxiskit/staff/react';
import { Link } from '@praxiskit/ui-kit';
import { paths } from '../paths.ts';
import { treatmentsByDepth } from '../queries.ts';
import { useConcernTexts, useTreatmentTexts } from '../use-texts.ts';
import { NewTreatment } from './new-treatment.tsx';
import { TreatmentEditor } from './treatment-editor.tsx';
import { depthText, factsOf, groupTreatments } from './treatment-order.ts';

/** The treatments by their depth, and the open one in its editor. */
export function Component({ data: { id } }: Payload<StaffPageData>) {
  return (
    <PageRecords view="treatments" query={treatmentsByDepth}>
      {(records) => <Treatments records={records} id={id} />}
    </PageRecords>
  );
}

function Treatments({ records, id }: { records: readonly ModelRecord[]; id: string | null }) {
  const concerns = useConcernTexts();
  const treatments = useTreatmentTexts();
  const drafts = useDrafts('treatments');
  const { locale } = useSite();
  const filter = useListFilter(records, 'name');
  const groups = groupTreatments(filter.shown);
  const page = useListDetail(records, {
    address: { id, list: paths.treatments, record: paths.treatment },
    filter,
  });
  const positions = records.map((record) => Number(record.get('position') ?? 0));
  return (
    <ListDetailPage
      listWidth="narrow"
      page={page}
      texts={treatments}
      rows={groups.flatMap((group) => group.records)}
      filter={filter}
      list={(keys) => (
        <nav aria-label={treatments.title} {...keys.listProps}>
          {groups.map(({ layer, records }) => (
            <section key={layer} data-strip={layer} className="pk-staff-layer">
              <p className="pk-staff-group">{treatments.layers[layer]}</p>
              <RecordRows
                records={records}
                drafts={drafts}
                open={page.shown}
                keys={keys}
                column="name"
                href={(one) => paths.treatment.replace(':id', one)}
                about={(record) => (record.get('active') === false ? treatments.hidden : null)}
                end={(record) => depthText(factsOf(record), locale)}
              />
            </section>
          ))}
          <Link href={paths.concerns} variant="plain" className="pk-staff-row">
            {concerns.title}
          </Link>
        </nav>
      )}
      detail={(record) => <TreatmentEditor key={record.key} record={record} {...page.editor} />}
      addDialog={(dialog) => <NewTreatment {...dialog} position={Math.max(0, ...positions) + 1} />}
    />
  );
}

import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRelated } from '@praxiskit/record-model/react';
import { PageRecords } from '@praxiskit/staff/react';
import { Checkbox, CheckboxGroup } from '@praxiskit/ui-kit';
import { treatmentsByDepth } from '../queries.ts';
import { groupTreatments } from '../treatments/treatment-order.ts';
import { useConcernTexts } from '../use-texts.ts';

export interface ConcernTreatmentsProps {
  /** The concern itself, not its draft: links are the record's. */
  record: ModelRecord;
}

/** Which treatments a concern leads to, among all of them. */
export function ConcernTreatments({ record }: ConcernTreatmentsProps) {
  return (
    <PageRecords view="treatments" query={treatmentsByDepth}>
      {(all) => <Choices record={record} all={all} />}
    </PageRecords>
  );
}

function Choices({ record, all }: ConcernTreatmentsProps & { all: readonly ModelRecord[] }) {
  const concerns = useConcernTexts();
  const { locale } = useSite();
  const related = useRelated(record, 'treatments');
  const linked = (Array.isArray(related) ? related : []) as readonly ModelRecord[];
  const keys = new Set(linked.map(({ key }) => key));
  return (
    <CheckboxGroup label={concerns.treatments} help={concerns.treatmentsNow}>
      <div className="pk-staff-choices">
        {groupTreatments(all).flatMap((group) =>
          group.records.map((treatment) => (
            <Checkbox
              key={treatment.key}
              label={String(treatment.get(`name_${locale}`) ?? '')}
              checked={keys.has(treatment.key)}
              onChange={({ target }) => {
                if (target.checked) record.link('treatments', treatment);
                else record.unlink('treatments', treatment);
                void record.flush();
              }}
            />
          )),
        )}
      </div>
    </CheckboxGroup>
  );
}

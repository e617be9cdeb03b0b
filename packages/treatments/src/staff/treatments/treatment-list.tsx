import { useSite } from '@praxiskit/pages/react';
import { useDrafts } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { RecordRows, useListFilter, useListKeys } from '@praxiskit/staff/react';
import { Button, Icon, Link, PaneHead } from '@praxiskit/ui-kit';
import { paths } from '../paths.ts';
import { useConcernTexts, useTreatmentTexts } from '../use-texts.ts';
import { depthText, factsOf, groupTreatments } from './treatment-order.ts';

export interface TreatmentListProps {
  records: readonly ModelRecord[];
  /** The id of the open one. */
  openId: string | null;
  onAdd: () => void;
}

/** All treatments by their depth; J and K lead from one to the next, Enter opens it. */
export function TreatmentList({ records, openId, onAdd }: TreatmentListProps) {
  const concerns = useConcernTexts();
  const treatments = useTreatmentTexts();
  const drafts = useDrafts('treatments');
  const { locale } = useSite();
  const filter = useListFilter(records, 'name');
  const groups = groupTreatments(filter.shown);
  const all = groups.flatMap((group) => group.records);
  const open = all.find((record) => record.get('id') === openId);
  const keys = useListKeys(all, {
    selected: open,
    onNew: { label: treatments.keyNew, run: onAdd },
  });
  return (
    <>
      <PaneHead
        level={openId === null ? 1 : 2}
        title={treatments.title}
        actions={
          <Button variant="secondary" onClick={onAdd} aria-label={treatments.add}>
            <Icon name="plus" />
          </Button>
        }
      />
      {filter.field}
      <nav aria-label={treatments.title} {...keys.listProps}>
        {groups.map(({ layer, records }) => (
          <section key={layer} data-strip={layer} className="pk-staff-layer">
            <p className="pk-staff-group">{treatments.layers[layer]}</p>
            <RecordRows
              records={records}
              drafts={drafts}
              open={open}
              keys={keys}
              column="name"
              href={(id) => paths.treatment.replace(':id', id)}
              about={(record) => (record.get('active') === false ? treatments.hidden : null)}
              end={(record) => depthText(factsOf(record), locale)}
            />
          </section>
        ))}
        <Link href={paths.concerns} variant="plain" className="pk-staff-row">
          {concerns.title}
        </Link>
      </nav>
    </>
  );
}

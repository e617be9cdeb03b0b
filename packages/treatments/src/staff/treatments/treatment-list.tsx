import { useSite } from '@praxiskit/pages/react';
import { useDrafts } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { ListRow, useListFilter, useStaffTexts } from '@praxiskit/staff/react';
import { Button, Icon, Link, PaneHead, useRovingFocus, useShortcuts } from '@praxiskit/ui-kit';
import { paths } from '../paths.ts';
import { useConcernTexts, useTreatmentTexts } from '../use-texts.ts';
import { depthText, factsOf, groupTreatments } from './treatment-order.ts';

/** Of `TreatmentList`. */
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
  const { shell } = useStaffTexts();
  const drafts = useDrafts('treatments');
  const { locale } = useSite();
  const filter = useListFilter(records, 'name');
  const groups = groupTreatments(filter.shown);
  const all = groups.flatMap((group) => group.records);
  const open = all.find((record) => record.get('id') === openId);
  const roving = useRovingFocus({
    keys: all.map(({ key }) => key),
    selected: open?.key ?? null,
  });
  useShortcuts([
    { keys: 'j', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(1) },
    { keys: 'k', label: shell.browse, isShown: true, repeats: true, run: () => roving.move(-1) },
    { keys: 'n', label: treatments.keyNew, isShown: true, run: onAdd },
  ]);
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
      <nav aria-label={treatments.title} {...roving.listProps}>
        {groups.map(({ layer, records }) => (
          <section key={layer} data-strip={layer} className="pk-staff-layer">
            <p className="pk-staff-group">{treatments.layers[layer]}</p>
            <ul>
              {records.map((record) => (
                <li key={record.key}>
                  <Link
                    href={paths.treatment.replace(':id', String(record.get('id')))}
                    variant="plain"
                    className="pk-staff-row"
                    aria-current={record === open ? 'page' : undefined}
                    {...roving.itemProps(record.key)}
                  >
                    <ListRow
                      record={record}
                      draft={drafts.get(String(record.get('id')))}
                      column="name"
                      about={record.get('active') === false ? treatments.hidden : null}
                      end={depthText(factsOf(record), locale)}
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Link href={paths.concerns} variant="plain" className="pk-staff-row">
          {concerns.title}
        </Link>
      </nav>
    </>
  );
}

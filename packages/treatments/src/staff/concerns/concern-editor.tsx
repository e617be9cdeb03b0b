import { useSite } from '@praxiskit/pages/react';
import { RecordField } from '@praxiskit/record-form';
import {
  BilingualColumn,
  DraftMissing,
  EarlierVersions,
  headingOf,
  PublishingActions,
  PublishingNotes,
  type RecordDetailProps,
  RecordEditor,
  RecordMark,
  useEditing,
  useStaffTexts,
} from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import { useConcernTexts } from '../use-texts.ts';
import { ConcernTreatments } from './concern-treatments.tsx';

/** A concern in both languages, its place among the others, and the treatments that it leads to. */
export function ConcernEditor({ record, onBack, onRemade, onGone }: RecordDetailProps) {
  const editing = useEditing(record, '/', onRemade, onGone);
  const { edited, held } = editing;
  const concerns = useConcernTexts();
  const { editor } = useStaffTexts();
  const { locale } = useSite();
  const name = headingOf(edited, record, `name_${locale}`, editor.unnamed);
  if (held.status !== 'ready') {
    return (
      <>
        <PaneHead level={1} title={name} onBack={onBack} />
        <DraftMissing held={held} />
      </>
    );
  }
  return (
    <RecordEditor editing={editing} label={name} className="pk-staff-editor">
      <PaneHead
        level={1}
        title={name}
        onBack={onBack}
        aside={<RecordMark record={edited} />}
        actions={<PublishingActions editing={editing} name={name} address="/" />}
      />
      <PublishingNotes editing={editing} />
      <div className="pk-staff-fields pk-staff-stack">
        <BilingualColumn record={edited} name="name" label={concerns.name} />
        <div className="pk-staff-numbers">
          <RecordField record={edited} name="position" />
        </div>
        <p className="pk-staff-quiet">{concerns.order}</p>
        <ConcernTreatments record={record} />
      </div>
      <EarlierVersions editing={editing} />
    </RecordEditor>
  );
}

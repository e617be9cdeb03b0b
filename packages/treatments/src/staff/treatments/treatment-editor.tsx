import { useSite } from '@praxiskit/pages/react';
import { RecordField } from '@praxiskit/record-form';
import {
  BilingualColumn,
  DraftMissing,
  EarlierVersions,
  type Editing,
  headingOf,
  MissingParts,
  PublishingActions,
  PublishingNotes,
  type RecordDetailProps,
  RecordEditor,
  RecordMark,
  useEditing,
  useStaffTexts,
} from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import { useTreatmentTexts } from '../use-texts.ts';
import { EvidenceEditor } from './evidence-editor.tsx';
import { DepthBar, FactsEditor, useFacts } from './facts-editor.tsx';
import { memberWords } from './member-words.ts';
import { CareList, CourseList, QuestionList, RiskList } from './text-lists.tsx';
import { useMissing } from './use-missing.ts';

/** The parts of a treatment's page, in its order. */
const sections = [
  'head',
  'glance',
  'purpose',
  'course',
  'risks',
  'care',
  'questions',
  'evidence',
] as const;

/** Every text of a treatment in both languages beside each other, its facts as numbers, and what the lint says. */
export function TreatmentEditor({ record, onBack, onRemade, onGone }: RecordDetailProps) {
  const editing = useEditing(record, `/${record.get('slug')}`, onRemade, onGone);
  const { locale } = useSite();
  const { editor } = useStaffTexts();
  const texts = useTreatmentTexts();
  const name = headingOf(editing.edited, record, `name_${locale}`, editor.unnamed);
  if (editing.held.status !== 'ready') {
    return (
      <>
        <PaneHead level={1} title={name} onBack={onBack} />
        <DraftMissing held={editing.held} />
      </>
    );
  }
  return (
    <RecordEditor
      editing={editing}
      label={name}
      members={memberWords(texts)}
      className="pk-staff-editor"
    >
      <Fields record={record} editing={editing} name={name} onBack={onBack} />
    </RecordEditor>
  );
}

interface FieldsProps extends Pick<RecordDetailProps, 'record' | 'onBack'> {
  editing: Editing;
  name: string;
}

function Fields({ record, editing, name, onBack }: FieldsProps) {
  const treatments = useTreatmentTexts();
  const { edited } = editing;
  const { locale } = useSite();
  const labelOf = (of: string) =>
    edited.view.label(`${of}_${locale}`).replace(/ \((Deutsch|Englisch|German|English)\)$/, '');
  const column = { record: edited };
  const facts = useFacts(edited);
  const missing = useMissing(record, editing);
  return (
    <>
      <PaneHead
        level={1}
        title={name}
        onBack={onBack}
        aside={<RecordMark record={edited} />}
        actions={
          <PublishingActions
            name={name}
            editing={editing}
            address={`/${edited.get('slug')}`}
            missing={missing.length}
          />
        }
      />
      <nav className="pk-staff-sections" aria-label={name}>
        {sections.map((section) => (
          <a key={section} href={`#${section}`}>
            {treatments.sections[section]}
          </a>
        ))}
      </nav>
      <MissingParts parts={missing} />
      <PublishingNotes editing={editing} isChecked={missing.length === 0} />
      <DepthBar draft={facts} />
      <Section name="head">
        <BilingualColumn {...column} name="name" label={labelOf('name')} />
        <BilingualColumn {...column} name="summary" label={labelOf('summary')} lines={2} />
        <div className="pk-staff-numbers">
          <RecordField record={edited} name="slug" />
          <RecordField record={edited} name="position" />
        </div>
        <RecordField record={edited} name="active" />
      </Section>
      <Section name="glance">
        <FactsEditor draft={facts} />
      </Section>
      <Section name="purpose">
        <BilingualColumn {...column} name="body" label={labelOf('body')} lines={5} />
        <BilingualColumn {...column} name="purpose" label={labelOf('purpose')} lines={3} />
        <BilingualColumn
          {...column}
          name="alternatives"
          label={labelOf('alternatives')}
          lines={2}
        />
        <BilingualColumn {...column} name="exclusions" label={labelOf('exclusions')} lines={2} />
        <BilingualColumn {...column} name="included" label={labelOf('included')} lines={2} />
      </Section>
      <Section name="course">
        <CourseList {...column} />
      </Section>
      <Section name="risks">
        <RiskList {...column} />
      </Section>
      <Section name="care">
        <CareList {...column} />
      </Section>
      <Section name="questions">
        <QuestionList {...column} />
      </Section>
      <Section name="evidence">
        <EvidenceEditor {...column} />
      </Section>
      <EarlierVersions editing={editing} />
    </>
  );
}

interface SectionProps {
  name: (typeof sections)[number];
  children: React.ReactNode;
}

function Section({ name, children }: SectionProps) {
  const treatments = useTreatmentTexts();
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="pk-staff-section">
      <h2 id={`${name}-title`} className="pk-staff-group">
        {treatments.sections[name]}
      </h2>
      <div className="pk-staff-fields">{children}</div>
    </section>
  );
}

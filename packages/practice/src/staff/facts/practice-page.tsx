import { RecordField } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { notDrafts } from '@praxiskit/staff';
import {
  BilingualColumn,
  DraftMissing,
  EarlierVersions,
  PageRecords,
  PublishingActions,
  PublishingNotes,
  RecordEditor,
  RecordMark,
  useEditing,
} from '@praxiskit/staff/react';
import { PaneHead } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { usePracticeTexts } from '../use-texts.ts';
import { DoctorsEditor } from './doctors-editor.tsx';
import { HolidaysEditor } from './holidays-editor.tsx';
import { HoursEditor } from './hours-editor.tsx';
import { memberWords } from './member-words.ts';

const contact = ['name', 'phone', 'email', 'street', 'postal_code', 'city', 'country'] as const;
const imprint = [
  'legal_form',
  'vat_id',
  'chamber',
  'chamber_state',
  'supervisory_authority',
] as const;

/** The facts of the one practice: contact, hours, holidays, doctors. */
export function Component() {
  const practice = usePracticeTexts();
  return (
    <PageRecords view="practice" query={notDrafts}>
      {([record]) =>
        record ? <Practice record={record} /> : <PaneHead level={1} title={practice.title} />
      }
    </PageRecords>
  );
}

function Practice({ record }: { record: ModelRecord }) {
  const editing = useEditing(record, '/');
  const practice = usePracticeTexts();
  const { edited } = editing;
  if (editing.held.status !== 'ready') {
    return (
      <>
        <PaneHead level={1} title={practice.title} />
        <DraftMissing held={editing.held} />
      </>
    );
  }
  return (
    <RecordEditor
      editing={editing}
      label={practice.title}
      members={memberWords(practice)}
      className="pk-staff-editor"
    >
      <PaneHead
        level={1}
        title={practice.title}
        aside={<RecordMark record={edited} />}
        actions={<PublishingActions editing={editing} name={practice.title} address="/" />}
      />
      <PublishingNotes editing={editing} />
      <Part id="hours" title={practice.hours}>
        <HoursEditor record={edited} />
      </Part>
      <Part id="holidays" title={practice.holidays}>
        <HolidaysEditor record={edited} />
      </Part>
      <Part id="contact" title={practice.contact}>
        <div className="pk-staff-pairs">
          {contact.map((name) => (
            <RecordField key={name} record={edited} name={name} />
          ))}
        </div>
      </Part>
      <Part id="doctors" title={practice.doctors}>
        <DoctorsEditor record={edited} />
      </Part>
      <Part id="imprint" title={practice.imprint}>
        <BilingualColumn record={edited} name="title" label={practice.titleOf} />
        <div className="pk-staff-pairs">
          {imprint.map((name) => (
            <RecordField key={name} record={edited} name={name} />
          ))}
        </div>
      </Part>
      <EarlierVersions editing={editing} />
    </RecordEditor>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pk-staff-section">
      <h2 id={`${id}-title`} className="pk-staff-group">
        {title}
      </h2>
      <div className="pk-staff-fields">{children}</div>
    </section>
  );
}

import { type PageWords, wordName } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import {
  BilingualColumn,
  DraftMissing,
  EarlierVersions,
  type Editing,
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
import { usePagesTexts } from '../use-texts.ts';
import { WordsEditor } from './words-editor.tsx';

export interface PageEditorProps extends RecordDetailProps {
  /** Its single texts, where it has any. */
  words?: PageWords | undefined;
}

/** Title, description and text of a page, and its single texts, in both languages beside each other. */
export function PageEditor({ record, words, onBack, onRemade, onGone }: PageEditorProps) {
  const slug = record.get('slug');
  const address = words ? words.address : slug === 'home' ? '/' : `/${slug}`;
  const editing = useEditing(record, address, onRemade, onGone);
  const { locale } = useSite();
  const { editor } = useStaffTexts();
  const title = headingOf(editing.edited, record, `title_${locale}`, editor.unnamed);
  if (editing.held.status !== 'ready') {
    return (
      <>
        <PaneHead level={1} title={title} onBack={onBack} />
        <DraftMissing held={editing.held} />
      </>
    );
  }
  return <Fields editing={editing} address={address} title={title} words={words} onBack={onBack} />;
}

interface FieldsProps extends Pick<PageEditorProps, 'words' | 'onBack'> {
  editing: Editing;
  /** Address of the public page; null where there is none. */
  address: string | null;
  title: string;
}

function Fields({ editing, address, title, words, onBack }: FieldsProps) {
  const pages = usePagesTexts();
  const { locale } = useSite();
  const { edited } = editing;
  const named = words?.parts.flatMap((part) => part.words) ?? [];
  const names = Object.fromEntries(named.map(({ key, label }) => [wordName(key), label[locale]]));
  return (
    <RecordEditor editing={editing} label={title} members={{ names }} className="pk-staff-editor">
      <PaneHead
        level={1}
        title={title}
        onBack={onBack}
        aside={<RecordMark record={edited} />}
        actions={<PublishingActions editing={editing} name={title} address={address} />}
      />
      <PublishingNotes editing={editing} isChecked />
      {words?.isWordsOnly ? null : (
        <div className="pk-staff-fields pk-staff-stack">
          <BilingualColumn record={edited} name="title" label={pages.name} />
          <BilingualColumn record={edited} name="description" label={pages.description} lines={2} />
          <BilingualColumn record={edited} name="body" label={pages.body} lines={14} />
          <p className="pk-staff-quiet">{pages.places}</p>
        </div>
      )}
      {words ? (
        <WordsEditor
          record={edited}
          parts={words.parts}
          lead={words.isWordsOnly ? String(edited.get(`body_${locale}`) ?? '') : ''}
        />
      ) : null}
      <EarlierVersions editing={editing} />
    </RecordEditor>
  );
}

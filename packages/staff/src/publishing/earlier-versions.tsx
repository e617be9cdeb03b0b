import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useVersion, useVersions } from '@praxiskit/record-form/drafts';
import type { EarlierVersion } from '@praxiskit/record-model/drafts';
import { Button, Icon } from '@praxiskit/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import type { Editing } from './editing.ts';
import { useTakeVersion } from './use-take-version.ts';
import { VersionComparison } from './version-comparison.tsx';

export interface EarlierVersionsProps {
  editing: Pick<Editing, 'held' | 'edited' | 'record'>;
}

/** Below an editor: what was on the website before, to be compared with what is edited and taken into the draft. */
export function EarlierVersions({ editing }: EarlierVersionsProps) {
  const { held, record, edited } = editing;
  const { editor } = useStaffTexts();
  const [isOpen, setOpen] = useState(false);
  const { status, value, reload } = useVersions(record, isOpen);
  const take = useTakeVersion(edited);
  const group = useId();
  const texts = editor.versions;
  // What was never public has none.
  if (held.state === 'new') return null;
  return (
    <details
      className="pk-staff-versions"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Summary>
        <h2>{texts.title}</h2>
      </Summary>
      <div className="pk-staff-versions-body">
        {status === 'failed' ? <Failed text={texts.failed} onAgain={reload} /> : null}
        {status === 'loading' && isOpen ? <p role="status">{texts.loading}</p> : null}
        {value?.length === 0 ? <p>{texts.none}</p> : null}
        {value && value.length > 0 ? (
          <ul>
            {value.map((version) => (
              <li key={version.version}>
                <Entry version={version} editing={editing} group={group} onTake={take} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </details>
  );
}

interface EntryProps extends EarlierVersionsProps {
  version: EarlierVersion;
  /** One of a group is open. */
  group: string;
  onTake: ReturnType<typeof useTakeVersion>;
}

function Entry({ version, editing, group, onTake }: EntryProps) {
  const { editor } = useStaffTexts();
  const { date } = createFormats(useSite().locale);
  const { published_at: at, published_by_name: by } = version;
  const [isOpen, setOpen] = useState(false);
  const { status, value, reload } = useVersion(editing.record, version.version, isOpen);
  const texts = editor.versions;
  const day = date(at, 'long');
  return (
    <details name={group} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>
        <time dateTime={at}>{fill(texts.entry, { date: day, time: date(at, 'time') })}</time>
        {by ? <span className="pk-staff-quiet">{by}</span> : null}
      </Summary>
      {status === 'failed' ? <Failed text={texts.failedOne} onAgain={reload} /> : null}
      {status === 'loading' && isOpen ? <p role="status">{texts.loadingOne}</p> : null}
      {value && isOpen ? (
        <VersionComparison
          edited={editing.edited}
          content={value.content}
          onTake={(values) => onTake(values, day)}
        />
      ) : null}
    </details>
  );
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <summary>
      <span className="pk-staff-versions-name">{children}</span>
      <Icon name="chevronDown" />
    </summary>
  );
}

function Failed({ text, onAgain }: { text: string; onAgain: () => void }) {
  const { shell } = useStaffTexts();
  return (
    <div role="alert" className="pk-staff-versions-failed">
      <p>{text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {shell.again}
      </Button>
    </div>
  );
}

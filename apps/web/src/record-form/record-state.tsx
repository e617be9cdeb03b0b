import { useText } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveState } from '@praxiskit/record-model/react';
import { Button, SaveState } from '@praxiskit/ui-kit';
import { useEffect } from 'react';

/** The record's save state as text, with buttons where a save failed or is in conflict. */
export function RecordState({ record }: { record: ModelRecord }) {
  const { state } = useSaveState(record);
  return (
    <>
      <SaveState status={state} onRetry={() => saveNow(record)} />
      <Conflict record={record} />
    </>
  );
}

/** The save state shows a failure, so the rejection needs no other handler. */
export function saveNow(record: ModelRecord): void {
  record.flush().catch(() => undefined);
}

/** Ctrl+S, or ⌘S, saves at once while the form is shown. */
export function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);
}

function Conflict({ record }: { record: ModelRecord }) {
  const t = useText();
  const { conflict } = useSaveState(record);
  if (!conflict) return null;
  const shown = (value: unknown): string =>
    value === null || value === undefined || value === '' ? t('user.nothing') : String(value);
  const settle = (choice: 'mine' | 'theirs'): void => {
    // The buttons disappear with the question, so the focus moves to the field that it was about.
    const [name = ''] = Object.keys(conflict.fields);
    document.getElementsByName(name)[0]?.focus();
    record.resolve(choice);
    saveNow(record);
  };
  return (
    <section className="conflict" role="alert" aria-label={t('user.conflict')}>
      <p>{t('user.conflictText')}</p>
      <dl>
        {Object.entries(conflict.fields).map(([name, { mine, theirs }]) => (
          <div key={name}>
            <dt>{record.view.label(name)}</dt>
            <dd>
              <span>{t('user.mine')}</span>
              <strong>{shown(mine)}</strong>
              <span>{t('user.theirs')}</span>
              <strong>{shown(theirs)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p className="actions">
        <Button variant="secondary" onClick={() => settle('mine')}>
          {t('user.keepMine')}
        </Button>
        <Button variant="secondary" onClick={() => settle('theirs')}>
          {t('user.takeTheirs')}
        </Button>
      </p>
    </section>
  );
}

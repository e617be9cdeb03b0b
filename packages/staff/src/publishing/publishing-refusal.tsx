import { fieldId } from '@praxiskit/record-model/react';
import { Alert, ErrorSummary, type FieldError } from '@praxiskit/ui-kit';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { findingId } from '../columns/field-findings.tsx';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { useTryAgain } from '../messages/use-try-again.ts';
import type { Editing } from './editing.ts';
import { questionId } from './question-id.ts';

/** Why a step was not done, with links to what is to be mended; gone once that is done. */
export function PublishingRefusal({ editing }: { editing: Editing }) {
  const { editor } = useStaffTexts();
  const { held, kept, unfinished } = editing;
  const left = useStore(unfinished.list);
  const errors = useErrors(editing);
  if (kept && left.length > 0) {
    const title = `${editor.notDone.publish} ${editor.reasons.unfinished}`;
    return <Told title={title} errors={kept} />;
  }
  const { refusal } = held;
  if (!refusal) return null;
  const { step, kind, error } = refusal;
  // What others have published meanwhile is public.
  const notDone = kind === 'gone' ? [] : [editor.notDone[step]];
  const title = [...notDone, editor.reasons[kind]].join(' ');
  if (errors.length > 0) return <Told title={title} errors={errors} />;
  return (
    <div className="pk-staff-refused">
      <Alert kind="danger" isUrgent isBoxed focusKey={error} title={title}>
        {kind === 'throttled' ? <TryAgain at={error.retryAt} /> : null}
        {kind === 'refused' && error.status !== undefined ? error.message : null}
      </Alert>
    </div>
  );
}

function TryAgain({ at }: { at: number | undefined }) {
  return useTryAgain()(at);
}

function Told({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  return (
    <div className="pk-staff-refused">
      <ErrorSummary title={title} errors={errors} />
    </div>
  );
}

/** The errors of one try: a list that changes with every key would take the focus each time. */
function useErrors({ held, edited, checking }: Editing): readonly FieldError[] {
  const { editor } = useStaffTexts();
  const { refusal } = held;
  const error = refusal?.error ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error stands for its try.
  return useMemo(() => {
    switch (refusal?.kind) {
      case 'invalid':
        return refusal.fields.map(({ name, message }) => ({
          fieldId: fieldId(edited, name),
          message: `${edited.view.label(name)}: ${message}`,
        }));
      case 'findings':
        return checking.findings
          .filter(({ kind }) => kind === 'law')
          .map(({ where, quote }) => ({ fieldId: findingId(where), message: `„${quote}“` }))
          .filter(({ fieldId: id }, at, all) => all.findIndex((one) => one.fieldId === id) === at);
      case 'undecided':
        return [{ fieldId: questionId, message: editor.toQuestion }];
      default:
        return [];
    }
  }, [error]);
}

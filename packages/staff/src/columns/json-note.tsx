import { fill } from '@praxiskit/core';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import type { JsonDraft } from './use-json-draft.ts';

/** Below a JSON column: what it lacks, so that it is not saved, or why the server has refused it. */
export function JsonNote({
  draft: { missing, error },
}: {
  draft: Pick<JsonDraft<unknown>, 'missing' | 'error'>;
}) {
  const { editor } = useStaffTexts();
  return (
    <>
      <span role="status">{missing ? fill(editor.incomplete, { missing }) : null}</span>
      {error ? <span role="alert">{error}</span> : null}
    </>
  );
}

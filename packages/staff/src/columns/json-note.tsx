import { fill } from '@praxiskit/core';
import { useMessages } from '../messages/use-messages.ts';
import type { JsonDraft } from './use-json-draft.ts';

/** Below a JSON column: what it lacks, so that it is not saved, or why the server has refused it. */
export function JsonNote({
  draft: { missing, error },
}: {
  draft: Pick<JsonDraft<unknown>, 'missing' | 'error'>;
}) {
  const { editor } = useMessages();
  return (
    <>
      <span role="status">{missing ? fill(editor.incomplete, { missing }) : null}</span>
      {error ? <span role="alert">{error}</span> : null}
    </>
  );
}

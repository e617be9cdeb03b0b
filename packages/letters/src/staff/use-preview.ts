import { fill } from '@praxiskit/core';
import type { ModelRecord, RecordError } from '@praxiskit/record-model/client';
import { useRecordClient } from '@praxiskit/record-model/react';
import { useStaffServices } from '@praxiskit/staff/react';
import type { LayoutAnswer } from '../letter/route-schema.ts';
import { printPath } from './paths.ts';
import { reasonsOf } from './use-sending.ts';
import { useLetterTexts } from './use-texts.ts';

/** Opens the print that a draft would have now, in a window of its own. What hinders it is said here. */
export function usePreview(letter: ModelRecord): () => Promise<void> {
  const letters = useLetterTexts();
  const client = useRecordClient();
  const services = useStaffServices();
  return async () => {
    const id = String(letter.base().id);
    // A window that opens only after an answer is blocked.
    const page = window.open('', '_blank');
    const fail = (...reasons: string[]) => {
      page?.close();
      services().toasts.show({
        kind: 'danger',
        text: [letters.previewFailed, ...reasons].join(' '),
      });
    };
    try {
      await letter.flush();
    } catch (cause) {
      return fail(letters.previewUnsaved, ...reasonsOf(cause as RecordError, letter));
    }
    try {
      const { unprintable } = (await client.send(`/letters/${id}/layout`)).body as LayoutAnswer;
      const signs = unprintable.map(({ sign }) => sign).join(' ');
      if (signs) fail(fill(letters.unprintable, { signs }));
      else if (page) page.location.href = printPath(id);
      else fail();
    } catch (cause) {
      fail(...reasonsOf(cause as RecordError, letter));
    }
  };
}

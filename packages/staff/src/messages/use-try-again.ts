import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useStaffTexts } from './use-staff-texts.ts';

/** When to try again what the server has refused as one request too many, in ms since 1970 where it has said so. */
export function useTryAgain(): (at: number | undefined) => string {
  const { editor } = useStaffTexts();
  const { timeAfter } = createFormats(useSite().locale);
  return (at) =>
    at === undefined ? editor.tryLater : fill(editor.tryAgain, { time: timeAfter(at) });
}

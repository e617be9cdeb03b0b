import { useEffect } from 'react';
import type { Problem } from '../form/problems.tsx';
import { type AccountForm, useAccountForm } from '../form/use-account-form.ts';
import type { LinkData } from './data.ts';

/** Reasons that the page itself explains, once it is loaded again. */
const explained = new Set(['Verification', 'CodeMissing']);

/** The form that uses the link. */
export function useLinkForm(
  page: LinkData,
  validate?: (fields: FormData) => readonly Problem[],
): AccountForm {
  const form = useAccountForm({
    page,
    path: 'callback/email',
    ...(validate ? { validate } : {}),
  });
  const { failure } = form;
  useEffect(() => {
    // It has expired, or was used, while the page was open.
    if (failure?.isTypedKept && explained.has(failure.reason)) location.reload();
  }, [failure]);
  return failure && explained.has(failure.reason) ? { ...form, failure: null } : form;
}

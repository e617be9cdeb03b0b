import { useEffect } from 'react';
import type { Problem } from '../form/problems.tsx';
import { type AccountForm, useAccountForm } from '../form/use-account-form.ts';
import type { LinkData } from './data.ts';

/** Failures that the page itself explains after a reload. */
const explained = new Set(['Verification', 'CodeMissing']);

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
    // The link has expired, or was used, while the page was open.
    if (failure?.isTypedKept && explained.has(failure.reason)) location.reload();
  }, [failure]);
  return failure && explained.has(failure.reason) ? { ...form, failure: null } : form;
}

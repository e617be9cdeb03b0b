import { useEffect } from 'react';
import type { Problem } from '../form/problems.tsx';
import { type AccountForm, useAccountForm } from '../form/use-account-form.ts';
import { accountPaths } from '../paths.ts';
import { doneAddress } from '../question-address.ts';
import type { LinkData } from './data.ts';

/** Reasons that the page itself explains, once it is loaded again. */
const explained = new Set(['Verification', 'CodeMissing']);

/** The form that uses the link. */
export function useLinkForm(
  page: LinkData,
  validate?: (fields: FormData) => readonly Problem[],
): AccountForm {
  const isNewAddress = page.link.state === 'open' && page.link.purpose === 'email';
  const form = useAccountForm({
    ...{ page, path: 'callback/email' },
    ...(validate ? { validate } : {}),
    ...(isNewAddress ? { onDone: ({ url }) => tellNewAddress(url) } : {}),
  });
  const { failure } = form;
  useEffect(() => {
    // It has expired, or was used, while the page was open.
    if (failure?.isTypedKept && explained.has(failure.reason)) location.reload();
  }, [failure]);
  return failure && explained.has(failure.reason) ? { ...form, failure: null } : form;
}

/** The account page says it, also after a second step. */
function tellNewAddress(url: string): true {
  const next = new URL(url, location.origin);
  const told = doneAddress('email-changed');
  if (next.pathname !== accountPaths.account) next.searchParams.set('callbackUrl', told);
  location.assign(next.pathname === accountPaths.account ? told : next.pathname + next.search);
  return true;
}

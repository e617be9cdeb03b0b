import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { PageForm } from '../form/page-form.ts';
import type { Problem } from '../form/problems.tsx';
import { type AccountForm, useAccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useInLanguage } from '../use-in-language.ts';

export interface StepUpFormOptions {
  page: PageForm;
  /** Unique on the page. */
  name: string;
  /** Below `/api/auth/`. */
  path: string;
  /** Whether the failure in the page's address belongs to this form. */
  ownsFailure: boolean;
  /** The address after success; with a query. */
  doneAddress: string;
  doneState?: object;
  /** The address after success without scripts, which also names this form. */
  callbackUrl: string;
  validate?: ((fields: FormData) => readonly Problem[]) | undefined;
}

/** A form on another user's account, which may ask for a second factor in place. */
export interface StepUpForm extends AccountForm {
  /** The address after success without scripts. */
  callbackUrl: string;
  isProofAsked: boolean;
  isCodeWrong: boolean;
  codeId: string;
  /** A passkey has proved the user: the form no longer asks for a code. */
  proved(): void;
}

/**
 * If the last proof is too old, the server answers `SecondFactorMissing`. The form then asks for a code in
 * place, and the next submit sends both.
 */
export function useStepUpForm(options: StepUpFormOptions): StepUpForm {
  const { page, name, path, ownsFailure, doneAddress, doneState, callbackUrl, validate } = options;
  const { accounts } = useMessages();
  const navigate = useNavigate();
  const inLanguage = useInLanguage();
  const codeId = `${name}-code`;
  const [wasAsked, setWasAsked] = useState(false);
  const form = useAccountForm({
    page,
    path,
    ownsFailure,
    validate(fields) {
      const errors = [...(validate?.(fields) ?? [])];
      if (fields.get('code') === '')
        errors.push({ fieldId: codeId, message: accounts.codeMissing });
      return errors;
    },
    onDone(): undefined {
      setWasAsked(false);
      // A new address each time: otherwise the page would not be read again.
      const address = `${doneAddress}&at=${Date.now().toString(36)}`;
      void navigate(inLanguage(address), {
        replace: true,
        state: doneState,
      });
    },
  });
  const reason = form.failure?.reason;
  const isCodeWrong = reason === 'CodeWrong';
  // The field stays while the form is sent again.
  if ((isCodeWrong || reason === 'SecondFactorMissing') && !wasAsked) setWasAsked(true);
  return {
    ...form,
    callbackUrl,
    isProofAsked: wasAsked,
    isCodeWrong,
    codeId,
    proved: () => flushSync(() => setWasAsked(false)),
  };
}

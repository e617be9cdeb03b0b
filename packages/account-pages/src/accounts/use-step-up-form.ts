import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { PageForm } from '../form/page-form.ts';
import type { Problem } from '../form/problems.tsx';
import { type AccountForm, useAccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useInLanguage } from '../use-in-language.ts';

/** Of `useStepUpForm`. */
export interface StepUpFormOptions {
  page: PageForm;
  /** Unlike those of the other forms of the page. */
  name: string;
  /** Below `/api/auth/`. */
  path: string;
  /** The failure in the page's address is about this form. */
  isTold: boolean;
  /** The page once it has worked; has a search. */
  doneAddress: string;
  /** For the page then, by `useLocation`. */
  doneState?: object;
  /** The same for the browser alone, with what tells which form was refused. */
  callbackUrl: string;
  validate?: ((fields: FormData) => readonly Problem[]) | undefined;
}

/** A form on another's account, which may ask for a second factor in place. */
export interface StepUpForm extends AccountForm {
  /** Where the browser goes then, for a form without scripts. */
  callbackUrl: string;
  /** The server has asked for it. */
  isProofAsked: boolean;
  isCodeWrong: boolean;
  /** Of the code's field. */
  codeId: string;
  /** It was proved by a passkey: no code is asked for. */
  proved(): void;
}

/**
 * Where the last proof is too old the server says `SecondFactorMissing`: the form then asks for a code in
 * place, and the next try does both.
 */
export function useStepUpForm(options: StepUpFormOptions): StepUpForm {
  const { page, name, path, isTold, doneAddress, doneState, callbackUrl, validate } = options;
  const { accounts } = useMessages();
  const navigate = useNavigate();
  const inLanguage = useInLanguage();
  const codeId = `${name}-code`;
  const [wasAsked, setWasAsked] = useState(false);
  const form = useAccountForm({
    page,
    path,
    isTold,
    validate(fields) {
      const errors = [...(validate?.(fields) ?? [])];
      if (fields.get('code') === '')
        errors.push({ fieldId: codeId, message: accounts.codeMissing });
      return errors;
    },
    onDone(): undefined {
      setWasAsked(false);
      // Another address each time, or the page would not be read anew.
      const address = `${doneAddress}&at=${Date.now().toString(36)}`;
      void navigate(inLanguage(address), {
        replace: true,
        state: doneState,
      });
    },
  });
  const reason = form.failure?.reason;
  const isCodeWrong = reason === 'CodeWrong';
  // It stays while the form is sent once more.
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

import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageForm } from '../form/page-form.ts';
import type { Problem } from '../form/problems.tsx';
import {
  type AccountForm,
  type AccountFormOptions,
  useAccountForm,
} from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** A form that may ask for the password first. */
export interface ProofForm extends AccountForm {
  /** From when the server has asked for it. */
  isProofAsked: boolean;
  /** Of its field. */
  proofId: string;
  isProofWrong: boolean;
  /** Somebody has proved it in another way: the password is asked for no more. */
  proved(): void;
}

/** Of `useProofForm`. */
export interface ProofFormOptions extends AccountFormOptions {
  page: PageForm;
  /** Unlike those of the other forms of its page. */
  name: string;
  /** It is asked for in any case. */
  isProofNeeded?: boolean;
  /** The password's field in the form. */
  field?: 'current' | 'password';
}

/**
 * A form that changes an account. Where the last proof is too old the server says `ProofOld`: the form
 * then asks for the password in place, and the next try goes on with what was wanted.
 */
export function useProofForm(options: ProofFormOptions): ProofForm {
  const { name, isProofNeeded = false, field = 'current', validate, ...rest } = options;
  const { account } = useMessages();
  const proofId = `${name}-${field}`;
  const [wasAsked, setWasAsked] = useState(isProofNeeded);
  const form = useAccountForm({
    ...rest,
    validate(data, path) {
      const errors: Problem[] = [...(validate?.(data, path) ?? [])];
      if (data.get(field) === '')
        errors.push({ fieldId: proofId, name: field, message: account.proofMissing });
      return errors;
    },
  });
  const reason = form.failure?.reason;
  const isProofWrong = reason === 'CredentialsSignin';
  // It stays while the form is sent once more.
  if ((isProofWrong || reason === 'ProofOld') && !wasAsked) setWasAsked(true);
  return {
    ...form,
    isProofAsked: wasAsked,
    proofId,
    isProofWrong,
    // The field is gone before the form is sent once more.
    proved: () => flushSync(() => setWasAsked(false)),
  };
}

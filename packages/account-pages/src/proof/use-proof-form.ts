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
  /** True once the server has asked for the password. */
  isProofAsked: boolean;
  proofId: string;
  isProofWrong: boolean;
  /** The user has proved their identity in another way: the form no longer asks for the password. */
  proved(): void;
}

export interface ProofFormOptions extends AccountFormOptions {
  page: PageForm;
  /** Unique on the page. */
  name: string;
  /** The form asks for the password in any case. */
  isProofNeeded?: boolean;
  field?: 'current' | 'password';
}

/**
 * A form that changes an account. If the last proof is too old, the server answers `ProofOld`. The form then
 * asks for the password in place, and the next submit continues the action.
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
  // The field stays while the form is sent again.
  if ((isProofWrong || reason === 'ProofOld') && !wasAsked) setWasAsked(true);
  return {
    ...form,
    isProofAsked: wasAsked,
    proofId,
    isProofWrong,
    // The field is removed before the form is sent again.
    proved: () => flushSync(() => setWasAsked(false)),
  };
}

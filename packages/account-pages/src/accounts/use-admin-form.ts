import type { Problem } from '../form/problems.tsx';
import type { AccountsData } from './data.ts';
import { accountsAddress } from './state.ts';
import { type StepUpForm, useStepUpForm } from './use-step-up-form.ts';

/** Of `useAdminForm`. */
export interface AdminFormOptions {
  data: AccountsData;
  /** Unlike those of the other forms of the page. */
  name: string;
  /** Below `/api/auth/`. */
  path: string;
  validate?(fields: FormData): readonly Problem[];
  /** Whose panel is open afterwards; the same by default. */
  nextId?: string;
}

/** A form of an admin on the page of accounts. */
export function useAdminForm(options: AdminFormOptions): StepUpForm {
  const { data, name, path, nextId, validate } = options;
  const { state } = data;
  const next = { ...state, id: nextId ?? state.id, open: name, done: name };
  return useStepUpForm({
    page: data,
    name,
    path,
    isTold: state.open === name,
    validate,
    doneAddress: accountsAddress({ ...next, open: '' }),
    callbackUrl: accountsAddress(next),
  });
}

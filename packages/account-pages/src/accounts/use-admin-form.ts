import type { Problem } from '../form/problems.tsx';
import type { AccountsData } from './data.ts';
import { accountsAddress } from './state.ts';
import { type StepUpForm, useStepUpForm } from './use-step-up-form.ts';

export interface AdminFormOptions {
  data: AccountsData;
  /** Unique on the page. */
  name: string;
  /** Below `/api/auth/`. */
  path: string;
  validate?(fields: FormData): readonly Problem[];
  /** The account whose panel is open afterwards; the same by default. */
  nextId?: string;
}

export function useAdminForm(options: AdminFormOptions): StepUpForm {
  const { data, name, path, nextId, validate } = options;
  const { state } = data;
  const next = { ...state, id: nextId ?? state.id, open: name, done: name };
  return useStepUpForm({
    page: data,
    name,
    path,
    ownsFailure: state.open === name,
    validate,
    doneAddress: accountsAddress({ ...next, open: '' }),
    callbackUrl: accountsAddress(next),
  });
}

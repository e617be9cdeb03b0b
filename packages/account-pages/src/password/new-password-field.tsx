import { PasswordField, PasswordRuler } from '@praxiskit/ui-kit';
import { useEffect, useRef } from 'react';
import type { AccountForm } from '../form/use-account-form.ts';
import type { LivePassword } from './use-password-judgement.ts';

export interface NewPasswordFieldProps {
  form: AccountForm;
  label: string;
  live: LivePassword;
  minimum: number;
  autoFocus?: boolean;
}

/** A field for a new password with a strength meter. After a refusal the field shows the reason. */
export function NewPasswordField({ form, label, live, minimum, autoFocus }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for input from before React started
  useEffect(() => {
    if (input.current?.value) live.look(input.current);
  }, []);
  const error = form.errorOf('password');
  const { length, judgement } = live;
  const isSaidAbove = error !== undefined && (judgement === 'common' || judgement === 'context');
  return (
    <div className="pk-account-new-password">
      <PasswordField
        id="password"
        name="password"
        size="large"
        autoComplete="new-password"
        label={label}
        describedBy="password-ruler"
        error={error}
        ref={input}
        onChange={({ currentTarget }) => live.look(currentTarget)}
        {...(autoFocus ? { autoFocus } : {})}
      />
      <PasswordRuler
        id="password-ruler"
        length={length}
        judgement={isSaidAbove ? 'weak' : judgement}
        minimum={minimum}
      />
    </div>
  );
}

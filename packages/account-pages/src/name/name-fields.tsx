import { Field, Input } from '@praxiskit/ui-kit';
import type { PageForm } from '../form/page-form.ts';
import type { AccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';

export interface NameFieldsProps {
  form: AccountForm;
  typed: PageForm['typed'];
  autoFocus?: boolean;
}

/** First name and last name, side by side. */
export function NameFields({ form, typed, autoFocus = false }: NameFieldsProps) {
  const { signUp } = useMessages();
  return (
    <div className="pk-account-columns">
      <Field id="first-name" label={signUp.firstName} error={form.errorOf('first-name')}>
        <Input
          name="first_name"
          size="large"
          autoComplete="given-name"
          defaultValue={typed.first_name ?? ''}
          autoFocus={autoFocus}
        />
      </Field>
      <Field id="last-name" label={signUp.lastName} error={form.errorOf('last-name')}>
        <Input
          name="last_name"
          size="large"
          autoComplete="family-name"
          defaultValue={typed.last_name ?? ''}
        />
      </Field>
    </div>
  );
}

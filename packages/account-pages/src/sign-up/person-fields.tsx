import { Field, Input } from '@praxiskit/ui-kit';
import type { PageForm } from '../form/page-form.ts';
import type { AccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Of `PersonFields`. */
export interface PersonFieldsProps {
  form: AccountForm;
  typed: PageForm['typed'];
}

/** Both names beside each other, and the address below. */
export function PersonFields({ form, typed }: PersonFieldsProps) {
  const { common, signUp } = useMessages();
  return (
    <>
      <div className="pk-account-columns">
        <Field id="first-name" label={signUp.firstName} error={form.errorOf('first-name')}>
          <Input
            name="first_name"
            size="large"
            autoComplete="given-name"
            defaultValue={typed.first_name ?? ''}
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
      <Field id="email" label={common.email} error={form.errorOf('email')}>
        <Input
          name="email"
          type="email"
          size="large"
          autoComplete="email"
          autoCapitalize="off"
          defaultValue={typed.email ?? ''}
        />
      </Field>
    </>
  );
}

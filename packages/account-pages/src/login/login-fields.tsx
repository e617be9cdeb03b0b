import { Button, ErrorSummary, Field, Input, Link, PasswordField } from '@praxiskit/ui-kit';
import type { PageForm } from '../form/page-form.ts';
import { Protection } from '../form/protection.tsx';
import { Slow } from '../form/slow.tsx';
import type { AccountForm } from '../form/use-account-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';

export interface LoginFieldsProps {
  form: AccountForm;
  data: PageForm;
  /** Where to go afterwards; null if the address does not say. */
  callbackUrl: string | null;
}

/** E-mail address and password. The password is never in React's state. */
export function LoginFields({ form, data, callbackUrl }: LoginFieldsProps) {
  const { common, login } = useMessages();
  const isPasswordMissing =
    form.errors.length > 0 && form.errors.every(({ fieldId }) => fieldId === 'password');
  return (
    <>
      <ErrorSummary
        errors={form.errors}
        {...(isPasswordMissing ? { title: login.passwordMissing } : {})}
      >
        {isPasswordMissing ? login.passwordMissingHelp : null}
      </ErrorSummary>
      <Protection csrfToken={data.csrfToken} {...(callbackUrl === null ? {} : { callbackUrl })} />
      <Field id="email" label={common.email} error={form.errorOf('email')}>
        <Input
          name="email"
          type="email"
          size="large"
          autoComplete="username webauthn"
          autoCapitalize="off"
          defaultValue={data.typed.email ?? ''}
          autoFocus
        />
      </Field>
      <PasswordField
        id="password"
        name="password"
        size="large"
        label={common.password}
        aside={<Link href={accountPaths.passwordRequest}>{login.forgotten}</Link>}
        error={form.errorOf('password')}
      />
      <Button type="submit" size="large" isBusy={form.busyPath === 'callback/credentials'}>
        {login.submit}
      </Button>
      <Slow form={form} />
    </>
  );
}

import { Button, type FieldError, OneTimeCode } from '@praxiskit/ui-kit';
import { useEffect } from 'react';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { Slow } from '../form/slow.tsx';
import type { AccountForm } from '../form/use-account-form.ts';
import { PauseText } from '../frame/pause-text.tsx';
import { useMessages } from '../messages/use-messages.ts';

export interface CodeFormProps {
  form: AccountForm;
  csrfToken: string;
  /** Where to go afterwards; by default the `callbackUrl` of the page's address. */
  callbackUrl?: string;
  kind: 'digits' | 'recovery';
  label: string;
  help?: string;
  wrong: string;
}

export function CodeForm({ form, kind, label, help, wrong, ...protection }: CodeFormProps) {
  const { common } = useMessages();
  const { failure } = form;
  const isWrong = failure?.reason === 'CodeWrong' || failure?.reason === 'CredentialsSignin';
  const error = form.errorOf('code') ?? (isWrong ? wrong : undefined);
  const isRefused = error !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus
  useEffect(() => {
    if (isRefused) document.getElementById('code')?.focus();
  }, [isRefused, failure, form.errors]);
  return (
    <form {...form.props} className="pk-account-form">
      <FailureAlert
        failure={isWrong || form.errors.length > 0 ? null : failure}
        texts={{ TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />] }}
      />
      <Protection {...protection} />
      {/* Without scripts the server leads back to this page by this field. */}
      {kind === 'recovery' ? <input type="hidden" name="with" value="recovery" /> : null}
      <OneTimeCode id="code" label={label} kind={kind} help={help} error={error} autoFocus />
      <Button type="submit" size="large" isBusy={form.busyPath !== null}>
        {common.continue}
      </Button>
      <Slow form={form} />
    </form>
  );
}

export const missingCode =
  (message: string) =>
  (fields: FormData): FieldError[] =>
    String(fields.get('code') ?? '').trim() === '' ? [{ fieldId: 'code', message }] : [];

import { type SyntheticEvent, useRef, useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { ErrorSummary, type FieldError } from '../error-summary/error-summary.tsx';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { PasswordField } from '../field/password-field.tsx';
import { Link } from '../link/link.tsx';
import type { UiKitMessages } from '../text/messages.ts';
import { useUiKitTexts } from '../text/provider.tsx';

export interface SignInFormProps {
  /**
   * Resolves to null once the visitor is signed in: the button stays busy while the next page is loaded.
   * Any other answer is why they are not, in words for the visitor. It must not reject: the visitor would
   * see no message.
   */
  submit: (values: { email: string; password: string }) => Promise<string | null>;
  forgotHref: string;
  autoFocus?: boolean;
  /** Comes before the ids of the fields, `email` and `password`, where a page has several such forms. */
  idPrefix?: string;
  /** In place of the kit's own. */
  texts?: Partial<UiKitMessages['signIn']>;
}

/** E-mail and password. The fields are uncontrolled: a password never gets into React's state. */
export function SignInForm({ submit, forgotHref, idPrefix = '', ...props }: SignInFormProps) {
  const { messages } = useUiKitTexts();
  const texts = { ...messages.signIn, ...props.texts };
  const [missing, setMissing] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // A ref, because two submits in the same tick would see the same state.
  const isSending = useRef(false);
  const ids = { email: `${idPrefix}email`, password: `${idPrefix}password` };

  async function send(form: HTMLFormElement) {
    const data = new FormData(form);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const found: FieldError[] = [];
    if (!email) found.push({ fieldId: ids.email, message: texts.emailMissing });
    if (!password) found.push({ fieldId: ids.password, message: texts.passwordMissing });
    setMissing(found);
    setFailure(null);
    if (found.length > 0) return;
    isSending.current = true;
    setIsBusy(true);
    let isSignedIn = false;
    try {
      const answer = await submit({ email, password });
      isSignedIn = answer === null;
      setFailure(answer);
    } finally {
      isSending.current = isSignedIn;
      setIsBusy(isSignedIn);
    }
  }

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending.current) void send(event.currentTarget);
  }

  const errorOf = (id: string) => missing.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <form noValidate method="post" className="grid gap-6" onSubmit={handleSubmit}>
      <ErrorSummary errors={missing} />
      {failure ? (
        <Alert kind="danger" isUrgent isBoxed>
          {failure}
        </Alert>
      ) : null}
      <Field id={ids.email} label={texts.email} error={errorOf(ids.email)}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="off"
          autoFocus={props.autoFocus}
        />
      </Field>
      <PasswordField
        id={ids.password}
        name="password"
        label={texts.password}
        aside={<Link href={forgotHref}>{texts.forgot}</Link>}
        error={errorOf(ids.password)}
      />
      <Button type="submit" isBusy={isBusy}>
        {texts.submit}
      </Button>
    </form>
  );
}

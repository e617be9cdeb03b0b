import { Button, Link, PasswordField } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import { type Problem, Problems } from '../form/problems.tsx';
import { Protection } from '../form/protection.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { LeaveForm } from '../frame/leave-form.tsx';
import { useParts } from '../frame/parts.tsx';
import { PauseText } from '../frame/pause-text.tsx';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { NameFields } from '../name/name-fields.tsx';
import { nameProblems } from '../name/name-problems.ts';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { problemOf, refusedPassword } from '../password/password-problem.ts';
import { usePasswordJudgement } from '../password/use-password-judgement.ts';
import { accountPaths } from '../paths.ts';
import { useInLanguage } from '../use-in-language.ts';
import type { AskedPassword } from './data.ts';
import { Lead } from './lead.tsx';

/** The new password; a signed-in user also enters the present one. */
export function ChooseForm({ data }: { data: AskedPassword }) {
  const messages = useMessages();
  const { common, newPassword, passwordNew } = messages;
  const { words, name } = useParts();
  const inLanguage = useInLanguage();
  const { kind, email, asksName, minimum } = data;
  const isOwn = kind === 'account';
  const live = usePasswordJudgement(minimum, (fields) => [
    ...(words ?? [name]),
    email,
    ...['first_name', 'last_name'].map((field) => String(fields.get(field) ?? '')),
  ]);
  const form = useAccountForm({
    page: data,
    path: 'password',
    validate(fields) {
      const current: Problem = { fieldId: 'current', message: passwordNew.currentMissing };
      const password = problemOf(live.judgementOf(fields), newPassword);
      return [
        ...(asksName ? nameProblems(fields, messages) : []),
        ...(isOwn && !fields.get('current') ? [current] : []),
        ...(password ? [password] : []),
      ];
    },
    refused: (reason) =>
      reason === 'CredentialsSignin'
        ? [{ fieldId: 'current', message: passwordNew.currentWrong }]
        : refusedPassword(reason, newPassword),
    onDone({ url, data: { ended } }) {
      const done = new URLSearchParams({ done: String(ended ?? 0), callbackUrl: url });
      location.assign(inLanguage(`${accountPaths.passwordNew}?${done}`));
      return true;
    },
  });
  return (
    <Step
      title={kind === 'practice' ? passwordNew.forcedHeadline : passwordNew.headline}
      {...(kind === 'link' ? { step: { process: passwordNew.process, n: 2, count: 2 } } : {})}
      depth={2}
      exit={
        isOwn ? (
          <Link href={accountPaths.account}>{common.cancel}</Link>
        ) : (
          <LeaveForm csrfToken={data.csrfToken}>{common.signOut}</LeaveForm>
        )
      }
    >
      <Lead data={data} />
      <form {...form.props} className="pk-account-form">
        <Problems problems={form.errors} />
        <FailureAlert
          failure={form.errors.length > 0 ? null : form.failure}
          texts={{ TooManyRequests: [common.pauseTitle, <PauseText key="" form={form} />] }}
        />
        <Protection csrfToken={data.csrfToken} />
        {/* For password managers: the user of the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {asksName ? (
          <>
            <p>{passwordNew.nameMissing}</p>
            <NameFields form={form} typed={data.typed} autoFocus />
          </>
        ) : null}
        {isOwn ? (
          <PasswordField
            id="current"
            name="current"
            size="large"
            label={passwordNew.current}
            error={form.errorOf('current')}
            autoFocus={!asksName}
          />
        ) : null}
        <NewPasswordField
          form={form}
          label={passwordNew.password}
          live={live}
          minimum={minimum}
          {...(isOwn || asksName ? {} : { autoFocus: true })}
        />
        <Button type="submit" size="large" isBusy={form.busyPath !== null}>
          {passwordNew.submit}
        </Button>
      </form>
      <p className="pk-account-quiet">
        {
          {
            practice: passwordNew.forcedNotYou,
            link: passwordNew.afterwards,
            account: passwordNew.afterwardsOfUser,
          }[kind]
        }
      </p>
    </Step>
  );
}

import { fill } from '@praxiskit/core';
import { useHydrated, useSite } from '@praxiskit/pages/react';
import { Link, SettingList, SettingRow } from '@praxiskit/ui-kit';
import { CodesRuler, useCodesLeft } from '../codes/codes-left.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { AccountSection } from './account-section.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ChangeEmail } from './change-email.tsx';
import type { AccountData } from './data.ts';
import { Done } from './done.tsx';
import { RemoveApp } from './remove-app.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenewCodes } from './renew-codes.tsx';
import { useQuestions } from './use-question.ts';
import { WaitingEmail } from './waiting-email.tsx';
import { createWhen } from './when.ts';

export function SignInSection({ data }: { data: AccountData }) {
  const { account, common } = useMessages();
  const { locale } = useSite();
  const { user, factors } = data;
  const when = createWhen(data.now, locale);
  const { open, href } = useQuestions();
  const passwordValue = !factors.hasPassword
    ? account.passwordNone
    : user.passwordChangedAt === null
      ? account.passwordUnchanged
      : fill(account.passwordChanged, { when: when.day(user.passwordChangedAt) });
  const waiting = data.mailbox ? <WaitingEmail mailbox={data.mailbox} /> : null;
  const emailQuestion = open === 'change-email' ? <ChangeEmail data={data} /> : waiting;
  return (
    <AccountSection name="sign-in" note={account.passkeyNote}>
      <Done of={['email-asked', 'passkey-added', 'passkey-removed', 'app-removed']} />
      <SettingList label={account.signIn}>
        <SettingRow
          name={common.email}
          value={user.email}
          actions={<Link href={href('change-email')}>{account.change}</Link>}
        >
          {emailQuestion}
        </SettingRow>
        <SettingRow
          name={common.password}
          value={passwordValue}
          actions={
            <Link href={accountPaths.passwordNew}>
              {factors.hasPassword ? account.change : account.choose}
            </Link>
          }
        />
        <PasskeyRows data={data} />
        <SettingRow
          name={account.app}
          value={
            factors.appSince === null
              ? account.appNone
              : fill(account.appSince, { when: when.day(factors.appSince) })
          }
          actions={
            factors.appSince === null ? (
              <Link href={accountPaths.app}>{account.setUp}</Link>
            ) : (
              <Link href={href('remove-app')}>{account.remove}</Link>
            )
          }
        >
          {open === 'remove-app' && factors.appSince !== null ? <RemoveApp data={data} /> : null}
        </SettingRow>
        <CodesRow data={data} />
      </SettingList>
    </AccountSection>
  );
}

function PasskeyRows({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { locale } = useSite();
  const isHydrated = useHydrated();
  const { open, href } = useQuestions();
  const when = createWhen(data.now, locale);
  const { passkeys } = data.factors;
  const add = isHydrated ? (
    <Link href={href('add-passkey')}>{passkeys.length > 0 ? account.oneMore : account.add}</Link>
  ) : null;
  const adding = open === 'add-passkey' ? <AddPasskey data={data} /> : null;
  if (passkeys.length === 0) {
    return (
      <SettingRow
        name={account.passkey}
        value={
          <>
            {account.passkeyNone}
            <noscript>. {account.passkeyNeedsScripts}</noscript>
          </>
        }
        actions={add}
      >
        {adding}
      </SettingRow>
    );
  }
  return passkeys.map(({ id, name, createdAt, usedAt }, index) => {
    const isLast = index === passkeys.length - 1;
    const question = `remove-passkey-${index + 1}`;
    const day =
      usedAt === null
        ? fill(account.passkeyUnused, { name, when: when.day(createdAt) })
        : fill(account.passkeyUsed, { name, when: when.dayAndTime(usedAt) });
    return (
      <SettingRow
        key={id}
        name={account.passkey}
        value={day}
        actions={
          <>
            <Link href={href(question)}>{account.remove}</Link>
            {isLast ? add : null}
          </>
        }
      >
        {open === question ? (
          <RemovePasskey data={data} question={question} id={id} name={name} />
        ) : null}
        {isLast ? adding : null}
      </SettingRow>
    );
  });
}

function CodesRow({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { open, href } = useQuestions();
  const { hasSecondFactor, recoveryCodes: left } = data.factors;
  const sentence = useCodesLeft(left);
  if (!hasSecondFactor) return <SettingRow name={account.codes} value={account.codesNone} />;
  return (
    <SettingRow
      name={account.codes}
      value={sentence}
      actions={<Link href={href('renew-codes')}>{account.codesRenew}</Link>}
    >
      <CodesRuler left={left} />
      {open === 'renew-codes' ? <RenewCodes data={data} /> : null}
    </SettingRow>
  );
}

import type { ShownFactors } from '@praxiskit/auth-server';
import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import type { AccountPagesMessages } from '../messages/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { AccountData } from './data.ts';
import { createWhen } from './when.ts';

export function AccountHead({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { locale } = useSite();
  const last = data.sessions.toSorted((a, b) => b.createdAt - a.createdAt)[0];
  const when = createWhen(data.now, locale);
  return (
    <header className="pk-account-head">
      <div>
        <h1>{account.headline}</h1>
        <p className="pk-account-lead">{account.lead}</p>
      </div>
      <div className="pk-account-how">
        <p className="pk-account-quiet">{account.howTitle}</p>
        <p className="pk-account-lead">{wayOf(data.factors, account)}</p>
        {last ? (
          <p className="pk-account-small">
            {fill(account.lastSignIn, {
              when: when.dayAndTime(last.createdAt),
              device: last.device,
            })}
            <span className="pk-account-not-you">
              <Link href="#devices">{account.notYou}</Link>
            </span>
          </p>
        ) : null}
      </div>
    </header>
  );
}

function wayOf(
  { hasPassword, appSince, passkeys, recoveryCodes }: ShownFactors,
  texts: AccountPagesMessages['account'],
): string {
  if (passkeys.length > 0) {
    if (appSince !== null) return texts.howPasskeyAndApp;
    return recoveryCodes > 0 ? texts.howPasskeyAndCodes : texts.howPasskey;
  }
  if (appSince !== null) return texts.howApp;
  return hasPassword ? texts.howPassword : texts.howLink;
}

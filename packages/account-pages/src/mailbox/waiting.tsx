import { Alert, Link } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { ClockTime } from '../frame/clock-time.tsx';
import { Minutes } from '../frame/minutes.tsx';
import { Step } from '../frame/step.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { Mailbox, MailboxData } from './data.ts';
import { SendAgain } from './send-again.tsx';

export interface WaitingProps {
  data: MailboxData;
  mailbox: Mailbox;
  /** Milliseconds since 1970. */
  now: number;
}

export function Waiting({ data, mailbox, now }: WaitingProps) {
  const texts = useMessages();
  const [search] = useSearchParams();
  const { purpose, email, createdAt, expiresAt, code } = mailbox;
  const isSignUp = purpose === 'sign-up';
  // A sign-up and a change of the address send a mail in any case.
  const isCertain = isSignUp || purpose === 'email';
  const values = {
    email: <strong className="pk-account-email">{email}</strong>,
    time: (
      <strong>
        <ClockTime at={expiresAt} />
      </strong>
    ),
  };
  return (
    <Step
      title={texts.mailbox.headline}
      {...(isSignUp ? { step: { process: texts.signUp.process, n: 2, count: 3 } } : {})}
      depth={1}
      exit={<Link href="/">{texts.common.cancel}</Link>}
    >
      {search.has('again') ? (
        <Alert kind="positive" isBoxed>
          {texts.mailbox.again}
        </Alert>
      ) : null}
      <p>
        <Filled text={isCertain ? texts.mailbox.signUp : texts.mailbox.other} values={values} />
      </p>
      <Minutes from={createdAt} until={expiresAt} now={now} />
      <dl className="pk-account-code">
        <dt>{texts.mailbox.code}</dt>
        <dd>
          {code.slice(0, 3)} {code.slice(3)}
        </dd>
        <dd className="pk-account-quiet">{texts.mailbox.codeHelp}</dd>
      </dl>
      <SendAgain page={data} purpose={purpose} />
    </Step>
  );
}

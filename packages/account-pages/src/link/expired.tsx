import { Link } from '@praxiskit/ui-kit';
import type { PageForm } from '../form/page-form.ts';
import { ClockTime } from '../frame/clock-time.tsx';
import { Minutes } from '../frame/minutes.tsx';
import { Step } from '../frame/step.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import type { MailFieldsProps } from './mail-fields.tsx';
import { NewLinkForm } from './new-link-form.tsx';

const TEN_MINUTES_MS = 600_000;

/** Times are ms since 1970. */
export interface ExpiredProps {
  page: PageForm;
  email: string;
  from: number;
  until: number;
  now: number;
  sent?: MailFieldsProps;
}

/** An expired link: since when, that this is no fault of the user, and a form for a new link. */
export function Expired({ page, email, from, until, now, sent }: ExpiredProps) {
  const { link, common } = useMessages();
  const isUsual = until - from === TEN_MINUTES_MS;
  const values = {
    time: (
      <strong>
        <ClockTime at={until} />
      </strong>
    ),
    now: <ClockTime at={now} />,
  };
  return (
    <Step title={link.expiredHeadline} depth={1}>
      <p>
        <Filled text={isUsual ? link.expiredTenMinutes : link.expiredText} values={values} />
      </p>
      <Minutes from={from} until={until} now={now} />
      <NewLinkForm page={page} email={email} {...(sent ? { sent } : {})} />
      <p>
        <Link href={accountPaths.signIn}>{common.toSignIn}</Link>
      </p>
    </Step>
  );
}

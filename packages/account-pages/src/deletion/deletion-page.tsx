import { createFormats } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { Button, buttonClass, Link } from '@praxiskit/ui-kit';
import { exportHref } from '../export-address.ts';
import { Protection } from '../form/protection.tsx';
import { timeZone } from '../frame/clock-time.tsx';
import { Step } from '../frame/step.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { ProofFields } from '../proof/proof-fields.tsx';
import { useProofForm } from '../proof/use-proof-form.ts';
import type { DeletionData } from './data.ts';
import { GRACE_DAYS } from './grace.ts';
import { Retention } from './retention.tsx';

/** The question before an account is deleted. 'Back' is a link, so that Enter has only one meaning. */
export function Component({ data }: Payload<DeletionData>) {
  const { deletion, common } = useMessages();
  const { locale } = useSite();
  const form = useProofForm({
    page: data,
    name: 'deletion',
    path: 'deletion',
    isProofNeeded: true,
  });
  const day = new Date(data.now);
  day.setUTCDate(day.getUTCDate() + GRACE_DAYS);
  const date = createFormats(locale, timeZone).date(day.toISOString(), 'long');
  return (
    <Step
      title={deletion.headline}
      depth={2}
      exit={<Link href={accountPaths.account}>{common.cancel}</Link>}
    >
      <p>
        <Filled text={deletion.lead} values={{ date: <strong>{date}</strong> }} />
      </p>
      <Retention />
      <form {...form.props} className="pk-account-form">
        <Protection csrfToken={data.csrfToken} callbackUrl={accountPaths.deletion} />
        <ProofFields
          form={form}
          factors={data.factors}
          texts={{ LastAdmin: [deletion.lastAdmin, deletion.lastAdminHelp] }}
        />
        <div className="pk-account-pair">
          <Button type="submit" variant="secondary" size="large" isBusy={form.busyPath !== null}>
            {deletion.submit}
          </Button>
          <Link
            href={accountPaths.account}
            variant="plain"
            className={buttonClass('primary', 'large')}
          >
            {deletion.keep}
          </Link>
        </div>
      </form>
      <p className="pk-account-quiet">
        <Filled
          text={deletion.exportFirst}
          values={{
            link: (
              <a href={exportHref} className="pk-account-link">
                {deletion.exportLink}
              </a>
            ),
          }}
        />
      </p>
    </Step>
  );
}

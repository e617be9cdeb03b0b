import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { Badge, SettingList, SettingRow } from '@praxiskit/ui-kit';
import { useId } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { AccountSection } from './account-section.tsx';
import { ActionForm } from './action-form.tsx';
import type { AccountData } from './data.ts';
import { Done } from './done.tsx';
import { SignOutForm } from './sign-out-form.tsx';
import { createWhen } from './when.ts';

const MINUTE_MS = 60_000;

/** The user's sessions on other devices, and buttons that end them. */
export function DevicesSection({ data }: { data: AccountData }) {
  const { account } = useMessages();
  const { idleMs, absoluteMs } = data.limits;
  const hours = Math.round(absoluteMs / MINUTE_MS / 60);
  // This device first: every user looks for it first.
  const sessions = data.sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
  return (
    <AccountSection
      name="devices"
      note={
        <>
          {fill(account.devicesNote, {
            idle: Math.round(idleMs / MINUTE_MS),
            hours: account.numbers.split(' ')[hours]?.toLowerCase() ?? hours,
          })}{' '}
          <span className="pk-account-scripts">{account.devicesAsked}</span>
        </>
      }
    >
      <Done of={['device-ended', 'others-ended']} />
      <SettingList label={account.devices}>
        {sessions.map((session) => (
          <DeviceRow key={session.id} data={data} session={session} />
        ))}
      </SettingList>
      {sessions.length > 1 ? (
        <ActionForm
          name="end-others"
          data={data}
          path="sessions/end"
          done="others-ended"
          label={account.endOthers}
          variant="secondary"
        />
      ) : null}
    </AccountSection>
  );
}

interface DeviceRowProps {
  data: AccountData;
  session: AccountData['sessions'][number];
}

function DeviceRow({ data, session }: DeviceRowProps) {
  const { account } = useMessages();
  const { locale } = useSite();
  const id = useId();
  const when = createWhen(data.now, locale);
  const { device, isThis, createdAt, activeAt } = session;
  const since = fill(account.since, {
    when: when.dayThenTime(createdAt),
    end: when.time(createdAt + data.limits.absoluteMs),
  });
  const last = fill(account.lastActive, { when: when.dayAndTime(activeAt) });
  return (
    <SettingRow
      name={<span id={id}>{device}</span>}
      value={isThis ? since : last}
      badge={isThis ? <Badge>{account.thisDevice}</Badge> : null}
      actions={
        isThis ? (
          <SignOutForm csrfToken={data.csrfToken} describedBy={id} />
        ) : (
          <ActionForm
            name={`end-${session.id}`}
            data={data}
            path="sessions/end"
            done="device-ended"
            fields={{ id: session.id }}
            label={account.endOne}
            describedBy={id}
          />
        )
      }
    />
  );
}

import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { RecordConflict } from '@praxiskit/record-form';
import type { FieldConflict, ModelRecord } from '@praxiskit/record-model/client';
import { useRecord, useRelated } from '@praxiskit/record-model/react';
import { questionId, relatedOne, useUser } from '@praxiskit/staff/react';
import { Button, buttonClass, Icon, Kbd, PaneHead, useShortcuts } from '@praxiskit/ui-kit';
import { type MouseEvent, useRef } from 'react';
import type { RequestStatus } from '../request/request.ts';
import { requestFacts } from './facts.ts';
import { ReachableScale } from './reachable-scale.tsx';
import { useClosedDays } from './use-closed-days.ts';
import { useRequestTexts } from './use-texts.ts';
import { WaitRuler } from './wait-ruler.tsx';

export interface RequestDetailProps {
  record: ModelRecord;
  /** ms since 1970 */
  now: number;
  /** Level of the heading: 1 where the detail takes the list's place on a small screen. */
  level: 1 | 2;
  onStep: (to: RequestStatus) => void;
  onBack: () => void;
}

/** One request: who, how they are reached, how long they wait, and what can be done. */
export function RequestDetail({ record, now, level, onStep, onBack }: RequestDetailProps) {
  useRecord(record);
  useRelated(record, 'treatment');
  const requests = useRequestTexts();
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const facts = requestFacts(record, locale, useClosedDays());
  const { name, contact, status, treatment, isPhone } = facts;
  const call = useRef<HTMLAnchorElement>(null);
  useShortcuts([
    {
      keys: 't',
      label: isPhone ? requests.keyCall : requests.keyWrite,
      isShown: true,
      run: () => call.current?.click(),
    },
    ...(status === 'open'
      ? [{ keys: 'a', label: requests.keyAnswer, isShown: true, run: () => onStep('answered') }]
      : []),
    ...(status === 'closed'
      ? []
      : [{ keys: 'e', label: requests.keyClose, isShown: true, run: () => onStep('closed') }]),
  ]);
  // The server says when, a moment after the step.
  const said = (at: unknown) => (at ? date(String(at), 'exact').replace(/:\d\d(?=$| )/, '') : '…');
  // The second click of two would be one on the next request, which has taken the place of this one.
  const stepTo = (to: RequestStatus) => (event: MouseEvent) => {
    if (event.detail < 2) onStep(to);
  };
  const user = useUser();
  const own = record.get('answered_by_id') === user.id ? user.name : '';
  // The server names the person with the next list, and this is who it was.
  const by = String(relatedOne(record, 'answered_by')?.get('name') ?? own);
  const inWords = (name: string, { mine, theirs }: FieldConflict) => {
    const text = (status: unknown) => requests[status as RequestStatus] ?? '';
    const field = { name, label: requests.status, mine: text(mine), theirs: text(theirs) };
    return { mine, theirs, fields: [field] };
  };
  return (
    <article>
      <PaneHead
        level={level}
        title={<span className="sr-only">{name}</span>}
        onBack={onBack}
        aside={requests[status]}
        actions={
          <>
            {status === 'open' ? (
              <Button variant="secondary" onClick={stepTo('answered')}>
                {requests.answer} <Kbd keys="a" />
              </Button>
            ) : null}
            {status === 'closed' ? (
              <Button variant="secondary" onClick={stepTo('open')}>
                {requests.reopen}
              </Button>
            ) : (
              <Button variant="secondary" onClick={stepTo('closed')}>
                {requests.close} <Kbd keys="e" />
              </Button>
            )}
          </>
        }
      />
      <div id={questionId} tabIndex={-1} className="pk-staff-question">
        <RecordConflict record={record} merge={inWords} />
      </div>
      <div className="pk-staff-request">
        <header>
          <p className="pk-staff-big" aria-hidden="true">
            {name}
          </p>
          <p className="pk-staff-wish">
            {treatment ? fill(requests.wishes, { treatment }) : requests.wishesNone}
          </p>
        </header>
        <div className="pk-staff-contact">
          <a ref={call} href={facts.address} className={buttonClass('primary')}>
            {isPhone ? <Icon name="phone" /> : null}
            {isPhone ? requests.call : requests.write} <Kbd keys="t" />
          </a>
          <p>
            <a href={facts.address} className="pk-staff-number">
              {contact}
            </a>
          </p>
          <p className="pk-staff-quiet">{requests.language[facts.language]}</p>
        </div>
        <ReachableScale spans={facts.reachable} />
        {status === 'open' ? <WaitRuler facts={facts} now={now} /> : null}
        {status === 'answered' ? (
          <p>
            {by
              ? fill(requests.answeredBy, {
                  name: by,
                  time: said(record.get('answered_at')),
                })
              : fill(requests.answeredAt, { time: said(record.get('answered_at')) })}
          </p>
        ) : null}
        {status === 'closed' && record.get('closed_at') ? (
          <p>{fill(requests.closedAt, { time: said(record.get('closed_at')) })}</p>
        ) : null}
        {record.get('delete_after') ? (
          <p className="pk-staff-quiet">
            {fill(requests.deleted, { date: date(String(record.get('delete_after')), 'long') })}
          </p>
        ) : null}
      </div>
    </article>
  );
}

import { createFormats } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import type { DraftRefusal } from '@praxiskit/record-drafts/react';
import { Button } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useTryAgain } from '../messages/use-try-again.ts';
import { labelOf, type WaitingPrice } from './price-columns.ts';
import { dayAhead } from './price-day.tsx';

/** Of `WaitingLine`. */
export interface WaitingLineProps {
  waiting: WaitingPrice;
  /** What is said of it once its step is done; null before. */
  done: string | null;
  /** Why it was not done; null where nothing was refused. */
  refusal: DraftRefusal | null;
  onOpen: () => void;
}

/** What visitors read now, and what they would read. */
export function WaitingLine({ waiting, done, refusal, onOpen }: WaitingLineProps) {
  const texts = useTexts();
  // As it is while it is asked about: published, it differs from nothing.
  const [{ label, changes, day }] = useState(() => texts(waiting));
  return (
    <li>
      <p className="pk-staff-price-line">
        <strong>{label}</strong>
        <span>{done ?? changes.join(', ')}</span>
      </p>
      {day && done === null ? <p className="pk-staff-small">{day}</p> : null}
      {refusal ? <Refusal refusal={refusal} onOpen={onOpen} /> : null}
    </li>
  );
}

function Refusal({ refusal, onOpen }: { refusal: DraftRefusal; onOpen: () => void }) {
  const { editor, prices } = useMessages();
  const tryAgain = useTryAgain();
  const { kind, fields, error } = refusal;
  const why = [
    editor.reasons[kind],
    ...(kind === 'throttled' ? [tryAgain(error.retryAt)] : []),
    ...(kind === 'refused' ? [error.message] : []),
    ...fields.map(({ message }) => message),
  ];
  return (
    <div className="pk-staff-add">
      <p className="pk-staff-why">{why.join(' ')}</p>
      <Button variant="quiet" onClick={onOpen}>
        {prices.all.open}
      </Button>
    </div>
  );
}

function useTexts() {
  const { prices } = useMessages();
  const { locale } = useSite();
  const { euros, date } = createFormats(locale);
  const amount = (of: unknown) => ((of ?? '') === '' ? prices.included : euros(String(of)));
  return ({ price, draft, changed }: WaitingPrice) => {
    const isNew = price === draft;
    const before = price.base();
    const to =
      draft.errorsOf('amount').length === 0 ? amount(draft.get('amount')) : prices.noAmount;
    const day = dayAhead(draft.get('valid_from'));
    const isMissed = !isNew && dayAhead(before.valid_from) === null;
    return {
      label: labelOf(draft, locale) || labelOf(price, locale) || prices.fresh,
      changes: [
        ...(isNew ? [fill(prices.historyNew, { to })] : []),
        ...(changed.includes('amount')
          ? [fill(prices.historyStep, { from: amount(before.amount), to })]
          : []),
        ...changed.filter((name) => name !== 'amount').map((name) => price.view.label(name)),
      ],
      day: day && fill(isMissed ? prices.all.missed : prices.fromDay, { date: date(day, 'long') }),
    };
  };
}

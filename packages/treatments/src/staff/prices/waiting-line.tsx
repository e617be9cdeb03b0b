import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { DraftRefusal } from '@praxiskit/record-form/drafts';
import { useStaffTexts, useTryAgain } from '@praxiskit/staff/react';
import { Button } from '@praxiskit/ui-kit';
import { usePriceTexts } from '../use-texts.ts';
import { dayAhead } from './price-day.tsx';
import type { SeenPrice, Values } from './seen-price.ts';
import type { Line, LineRefusal, Step } from './use-all-at-once.ts';

export interface WaitingLineProps {
  line: Line;
  step: Step;
  onOpen: () => void;
}

/** The public values and the new ones; then the result of the step. */
export function WaitingLine({ line: { seen, outcome }, step, onOpen }: WaitingLineProps) {
  const prices = usePriceTexts();
  const { label, changes, day, missed } = useTexts()(seen);
  const isDone = outcome === 'done';
  const ahead = step === 'publish' ? (missed ?? day) : day;
  return (
    <li>
      <p className="pk-staff-price-line">
        <strong>{label}</strong>
        <span>{isDone ? prices.all[step].one : changes.join(', ')}</span>
      </p>
      {ahead && !isDone ? <p className="pk-staff-small">{ahead}</p> : null}
      {isDone || outcome === 'asked' ? null : (
        <div className="pk-staff-add">
          <Why refusal={outcome} seen={seen} />
          {outcome === 'gone' ? null : (
            <Button
              variant="quiet"
              aria-label={fill(prices.all.openOf, { label })}
              onClick={onOpen}
            >
              {prices.all.open}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Why({ refusal, seen }: { refusal: LineRefusal; seen: SeenPrice }) {
  const prices = usePriceTexts();
  const reasons = useReasons();
  const why =
    typeof refusal === 'string' ? [prices.all[refusal]] : reasons(refusal, seen.price.view);
  return <p className="pk-staff-why">{why.join(' ')}</p>;
}

function useReasons() {
  const prices = usePriceTexts();
  const { editor } = useStaffTexts();
  const tryAgain = useTryAgain();
  return ({ kind, fields, error }: DraftRefusal, view: SeenPrice['price']['view']): string[] => {
    if (kind === 'changed') return [prices.all.changed];
    return [
      editor.reasons[kind],
      ...(kind === 'throttled' ? [tryAgain(error.retryAt)] : []),
      ...(kind === 'refused' && error.status !== undefined ? [error.message] : []),
      ...(kind === 'findings' ? [quotesOf(error.details).join(', ')] : []),
      ...fields.map(({ name, message }) => `${view.label(name)}: ${message}`),
    ];
  };
}

/** From the details of `FINDINGS_OPEN`. */
function quotesOf(details: unknown): string[] {
  const failures: { readonly message: string }[] = Object.values(details ?? {}).flat();
  return [...new Set(failures.map(({ message }) => `„${message}“`))];
}

function useTexts() {
  const prices = usePriceTexts();
  const { locale } = useSite();
  const { euros, date } = createFormats(locale);
  const other = locale === 'de' ? 'en' : 'de';
  const amount = ({ amount: of, is_from: isFrom }: Values, withFrom: boolean) =>
    (of ?? '') === ''
      ? prices.included
      : `${withFrom && isFrom ? `${prices.from} ` : ''}${euros(String(of))}`;
  const named = (values: Values | null) =>
    String(values?.[`label_${locale}`] || values?.[`label_${other}`] || '');
  return ({ price, before, after, changed, isAmount }: SeenPrice) => {
    const isFromChanged = changed.includes('is_from');
    const to = isAmount ? amount(after, isFromChanged) : prices.noAmount;
    const ahead = dayAhead(after.valid_from);
    const day = ahead && date(ahead, 'long');
    const isShown = before !== null && dayAhead(before.valid_from) === null;
    return {
      label: named(after) || named(before) || prices.fresh,
      changes: [
        ...(before === null ? [fill(prices.historyNew, { to })] : []),
        ...(before && (isFromChanged || changed.includes('amount'))
          ? [fill(prices.historyStep, { from: amount(before, isFromChanged), to })]
          : []),
        ...changed
          .filter((name) => name !== 'amount' && name !== 'is_from')
          .map((name) => price.view.label(name)),
      ],
      day: day && fill(prices.fromDay, { date: day }),
      /** A published line with a later day is none until then. */
      missed: day && isShown ? fill(prices.all.missed, { date: day }) : null,
    };
  };
}

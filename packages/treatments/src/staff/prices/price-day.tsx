import { createFormats, dayIn, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useField } from '@praxiskit/record-model/react';
import type { Editing } from '@praxiskit/staff/react';
import { Button } from '@praxiskit/ui-kit';
import { usePriceTexts } from '../use-texts.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The day from which a price counts, as an ISO day; null where it counts already, or has no day. */
export function dayAhead(value: unknown): string | null {
  const day = String(value ?? '');
  return isoDay.test(day) && day > dayIn(Date.now()) ? day : null;
}

export interface PriceDayProps {
  editing: Pick<Editing, 'edited' | 'checking'>;
  /** Makes the change a line of its own, and leaves the published one as it is. */
  onFollow: () => void;
}

/**
 * The note and the field for a price that counts from a later day. The price page has its line only from that
 * day on, so a published price with a later day would be missing there until then.
 */
export function PriceDay({ editing: { edited, checking }, onFollow }: PriceDayProps) {
  const prices = usePriceTexts();
  const { locale } = useSite();
  const { value } = useField(edited, 'valid_from');
  const day = dayAhead(value);
  if (day === null) return null;
  const date = createFormats(locale).date(day, 'long');
  const { published } = checking;
  const isShown = published && dayAhead(published.valid_from) === null;
  return (
    <div role="status">
      <p>{fill(isShown ? prices.gap : prices.ahead, { date })}</p>
      {isShown ? (
        <p>
          <Button variant="secondary" onClick={onFollow}>
            {fill(prices.follow, { date })}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

import { createFormats, fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';
import { RecordMark, useListedDraft, useStaffTexts } from '@praxiskit/staff/react';
import { EditableCell } from '@praxiskit/ui-kit';
import { memo, useRef } from 'react';
import { usePriceTexts } from '../use-texts.ts';
import { labelOf } from './price-columns.ts';
import { dayAhead } from './price-day.tsx';

export interface PriceRowProps {
  price: ModelRecord;
  draft: ModelRecord | undefined;
  isSelected: boolean;
  /** `tabIndex` of its cell: 0 where the Tab key leads to it, else -1. */
  tabIndex: number;
  /** Must be the same function at each rendering, so that rows are not rendered again. */
  onOpen: (price: ModelRecord) => void;
}

/** One line of the price page; its amount is edited in place. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { price, draft, isSelected, tabIndex, onOpen } = props;
  const prices = usePriceTexts();
  const { editor } = useStaffTexts();
  const { edited, ...held } = useListedDraft(price, draft);
  const { locale } = useSite();
  const { value: label } = useField(edited, `label_${locale}`);
  const { value: note } = useField(edited, `note_${locale}`);
  const { value: isFrom } = useField(edited, 'is_from');
  const amount = useField(edited, 'amount');
  /** Before the first key since the last Enter. */
  const shown = useRef<{ readonly amount: unknown } | null>(null);
  const { amount: before } = price.base();
  const { value: from } = useField(edited, 'valid_from');
  const { euros, date } = createFormats(locale);
  const name =
    String(label ?? '') || labelOf(edited, locale === 'de' ? 'en' : 'de') || prices.fresh;
  const was = before ? euros(String(before)) : prices.included;
  const isAmount = held.state === 'draft' && held.changed.includes('amount');
  const state = held.state === 'published' ? null : editor.states[held.state];
  const day = dayAhead(from);
  const waits = [
    isAmount ? fill(prices.before, { amount: was }) : state,
    day && fill(prices.fromDay, { date: date(day, 'long') }),
  ]
    .filter(Boolean)
    .join(', ');
  /** A save in progress is not stopped: only the input since is taken back. */
  function revert() {
    if (edited.saveState !== 'saving') edited.rollback('amount');
    else if (shown.current) edited.set('amount', shown.current.amount);
    shown.current = null;
  }
  return (
    <tr aria-current={isSelected || undefined}>
      <th scope="row">
        <button
          type="button"
          tabIndex={-1}
          className="pk-staff-price-name"
          aria-label={fill(prices.details, { label: name })}
          onClick={() => onOpen(price)}
        >
          {name}
        </button>
        {waits ? <span className="pk-staff-price-waits">{waits}</span> : null}
      </th>
      <td className="pk-staff-price-note">{String(note ?? '')}</td>
      <td className="pk-staff-price-from">{isFrom ? prices.from : ''}</td>
      <td className="pk-staff-price-amount">
        <EditableCell
          {...amount.inputProps}
          data-roving-item={price.key}
          tabIndex={tabIndex}
          onChange={(event) => {
            shown.current ??= { amount: edited.get('amount') };
            amount.inputProps.onChange(event);
          }}
          inputMode="decimal"
          autoComplete="off"
          label={fill(prices.amountOf, { label: name })}
          placeholder={prices.included}
          error={amount.error}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onCommit={() => {
            amount.inputProps.onBlur?.();
            shown.current = null;
            if (edited.isChanged && !edited.isNew) void edited.flush();
          }}
          {...(amount.isChanged ? { onRevert: revert } : {})}
        />
      </td>
      <td className="pk-staff-price-state">
        {edited.isNew ? null : <RecordMark record={edited} />}
        {waits ? <span className="pk-staff-quiet">{waits}</span> : null}
      </td>
    </tr>
  );
});

import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRelated, useSaveState } from '@praxiskit/record-model/react';
import { memo } from 'react';
import { requestFacts } from './facts.ts';
import { leftText } from './left-text.ts';
import { waitOf } from './promise.ts';
import { useClosedDays } from './use-closed-days.ts';
import { useRequestTexts } from './use-texts.ts';
import { whenText } from './when.ts';

export interface RequestRowProps {
  record: ModelRecord;
  isSelected: boolean;
  /** 0 where the Tab key leads to it, else -1. */
  tabIndex: number;
  /** ms since 1970 */
  now: number;
  onOpen: (record: ModelRecord) => void;
}

/** A row of the list. A key that moves the selection renders two of them, however long the list is. */
export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { record, isSelected, tabIndex, now, onOpen } = props;
  const { state } = useSaveState(record);
  useRelated(record, 'treatment');
  const requests = useRequestTexts();
  const { locale } = useSite();
  const closed = useClosedDays();
  const { name, contact, treatment, status, received, due } = requestFacts(record, locale, closed);
  const isOpen = status === 'open';
  const { left } = waitOf(received, due, now);
  return (
    <button
      type="button"
      className="pk-staff-row"
      data-large={isOpen || undefined}
      aria-current={isSelected || undefined}
      data-roving-item={record.key}
      tabIndex={tabIndex}
      onClick={() => onOpen(record)}
    >
      <span className="pk-staff-row-main">
        <strong>{name}</strong>
        <span>
          {isOpen ? [contact, treatment].filter(Boolean).join(', ') : treatment || contact}
        </span>
      </span>
      <span className="pk-staff-row-end">
        {state === 'failed' ? (
          <strong>{requests.waits}</strong>
        ) : isOpen ? (
          <>
            <span>{fill(requests.until, { time: whenText(due, now, locale) })}</span>
            <span data-late={left < 0 || undefined}>{leftText(left, requests)}</span>
          </>
        ) : (
          <span>{whenText(received, now, locale)}</span>
        )}
      </span>
    </button>
  );
});

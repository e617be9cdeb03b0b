import { fill } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { counted, useOfferRevert, useStaffServices, useStaffTexts } from '@praxiskit/staff/react';
import { Button, Dialog } from '@praxiskit/ui-kit';
import { useEffect, useRef } from 'react';
import { usePriceTexts } from '../use-texts.ts';
import { type Reached, useAllAtOnce } from './use-all-at-once.ts';
import { WaitingLine } from './waiting-line.tsx';

export interface WaitingPricesProps {
  /** In the order of the list. */
  prices: readonly ModelRecord[];
  /** Opens one whose step was refused. */
  onOpen: (price: ModelRecord) => void;
  /** The question is closed, and the button that has asked it is gone: the focus needs another place. */
  onFocusLost: () => void;
}

/** More prices than one that visitors do not see yet: published, or discarded, all at once. */
export function WaitingPrices({ prices: all, onOpen, onFocusLost }: WaitingPricesProps) {
  const prices = usePriceTexts();
  const { editor } = useStaffTexts();
  const services = useStaffServices();
  const offerRevert = useOfferRevert();
  const lost = useRef(onFocusLost);
  useEffect(() => {
    lost.current = onFocusLost;
  });
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) lost.current();
    });
  const question = useAllAtOnce(all, ({ step, done, all: count, isRefused }: Reached) => {
    const { done: whole, some } = prices.all[step];
    const isAll = done.length === count;
    const said = {
      text: isAll ? counted(count, whole) : fill(some, { count: done.length, all: count }),
      kind: !isAll && isRefused ? 'danger' : 'neutral',
    } as const;
    if (step === 'publish' && done.length > 0) offerRevert(done, said);
    else services().toasts.show(said);
    keepFocus();
  });
  const { waiting, step, lines, done, left, isBusy, isTried } = question;
  const texts = prices.all[step];
  const close = () => {
    question.close();
    keepFocus();
  };
  return (
    <>
      {waiting.length > 1 ? (
        <div className="pk-staff-price-waiting">
          <p>{fill(prices.all.waiting, { count: waiting.length })}</p>
          <p className="pk-staff-add">
            <Button variant="secondary" isBusy={isBusy} onClick={() => question.ask('publish')}>
              {prices.all.publish.ask}
            </Button>
            <Button variant="quiet" isBusy={isBusy} onClick={() => question.ask('discard')}>
              {prices.all.discard.ask}
            </Button>
          </p>
        </div>
      ) : null}
      <Dialog
        isOpen={question.isAsked}
        onClose={close}
        title={texts.title}
        actions={
          <>
            {/* One button, so that the focus stays where it is. */}
            <Button isBusy={isBusy} onClick={() => (left > 0 ? void question.run() : close())}>
              {left > 0 ? counted(left, texts.run) : prices.all.close}
            </Button>
            {left > 0 ? (
              <Button variant="quiet" onClick={close}>
                {editor.cancel}
              </Button>
            ) : null}
          </>
        }
      >
        <p>{texts.lead}</p>
        <p role="status" className={done > 0 ? undefined : 'sr-only'}>
          {isTried && !isBusy ? fill(texts.some, { count: done, all: lines.length }) : ''}
        </p>
        <ul className="pk-staff-all">
          {lines.map((line) => (
            <WaitingLine
              key={line.seen.price.key}
              line={line}
              step={step}
              onOpen={() => {
                question.close();
                onOpen(line.seen.price);
              }}
            />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

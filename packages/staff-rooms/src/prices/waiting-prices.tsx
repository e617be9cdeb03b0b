import { type DraftRefusal, useDraftSteps } from '@praxiskit/record-drafts/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button, Dialog } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { counted, fill } from '../messages/fill.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useStaffServices } from '../shell/services.ts';
import type { WaitingPrice } from './price-columns.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingLine } from './waiting-line.tsx';

type Step = 'publish' | 'discard';
/** What became of it: null where the step is done. */
type Outcomes = ReadonlyMap<ModelRecord, DraftRefusal | null>;

/** Of `WaitingPrices`. */
export interface WaitingPricesProps {
  /** In the order of the list. */
  prices: readonly ModelRecord[];
  /** Opens one whose step was refused. */
  onOpen: (price: ModelRecord) => void;
}

/** More prices than one that visitors do not see yet: published, or discarded, all at once. */
export function WaitingPrices({ prices: all, onOpen }: WaitingPricesProps) {
  const { prices, treatments } = useMessages();
  const waiting = useWaiting(all);
  const steps = useDraftSteps();
  const services = useStaffServices();
  // As it was asked for: what others change meanwhile is not part of it.
  const [asked, setAsked] = useState<{ step: Step; list: readonly WaitingPrice[] } | null>(null);
  const [step, setStep] = useState<Step>('publish');
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [isBusy, setBusy] = useState(false);
  const list = asked?.list ?? [];
  const left = list.filter(({ price }) => outcomes.get(price) !== null);

  function ask(next: Step) {
    setOutcomes(new Map());
    setStep(next);
    setAsked({ step: next, list: waiting });
  }

  async function run() {
    setBusy(true);
    const reached = new Map(outcomes);
    // One after the other: what the server refuses of one is no reason to refuse the next.
    for (const { price } of left) {
      reached.set(price, await steps[step](price));
      setOutcomes(new Map(reached));
    }
    setBusy(false);
    if ([...reached.values()].some(Boolean)) return;
    setAsked(null);
    services().toasts.show({ text: counted(list.length, prices.all[step].done) });
  }

  const texts = prices.all[step];
  const done = list.length - left.length;
  return (
    <>
      {waiting.length > 1 ? (
        <div className="pk-staff-waiting">
          <p>{fill(prices.all.waiting, { count: waiting.length })}</p>
          <p className="pk-staff-add">
            <Button variant="secondary" onClick={() => ask('publish')}>
              {prices.all.publish.ask}
            </Button>
            <Button variant="quiet" onClick={() => ask('discard')}>
              {prices.all.discard.ask}
            </Button>
          </p>
        </div>
      ) : null}
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={texts.title}
        actions={
          <>
            <Button isBusy={isBusy} onClick={() => void run()}>
              {counted(left.length, texts.run)}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {treatments.cancel}
            </Button>
          </>
        }
      >
        <p>{texts.lead}</p>
        <p role="status" className={done > 0 ? undefined : 'sr-only'}>
          {outcomes.size > 0 && !isBusy ? fill(texts.some, { count: done, all: list.length }) : ''}
        </p>
        <ul className="pk-staff-all">
          {list.map((one) => (
            <WaitingLine
              key={one.price.key}
              waiting={one}
              done={outcomes.get(one.price) === null ? texts.one : null}
              refusal={outcomes.get(one.price) ?? null}
              onOpen={() => {
                setAsked(null);
                onOpen(one.price);
              }}
            />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

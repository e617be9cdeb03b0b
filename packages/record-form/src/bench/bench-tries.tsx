import { Button } from '@praxiskit/ui-kit';
import { benchTexts } from './bench-texts.ts';
import type { Bench } from './create-bench.ts';
import { useIsConnected } from './use-wire.ts';

/** Buttons for situations that are hard to create by hand. */
export function BenchTries({ bench }: { bench: Bench }) {
  const { wire } = bench;
  const { client, record } = bench.windows.you;
  const other = bench.windows.colleague.record;
  const texts = benchTexts[record.view.locale];
  const isConnected = useIsConnected(wire, 'you');
  const raise = (step: number): string => `${Number(record.get('price') ?? 0) + step}.00`;

  const tries = {
    [texts.change]: () => record.set('price', raise(10)),
    [texts.faster]: async () => {
      const [mine, theirs] = [raise(5), raise(-20)];
      wire.connect('colleague', true);
      // The other window has not received this edit yet, and saves first.
      other.set('price', theirs);
      record.set('price', mine);
      await other.flush();
    },
    [isConnected ? texts.away : texts.back]: () => {
      wire.connect('you', !isConnected);
      if (isConnected) record.set('minutes', Number(record.get('minutes') ?? 0) + 5);
      else void client.flush();
    },
    [texts.broken]: () => record.set('minutes', 900),
  };
  return (
    <div className="pk-bench-tries">
      <p>{texts.try}</p>
      {Object.entries(tries).map(([label, run]) => (
        <Button key={label} variant="secondary" onClick={() => void run()}>
          {label}
        </Button>
      ))}
    </div>
  );
}

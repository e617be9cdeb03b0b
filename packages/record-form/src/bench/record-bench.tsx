import { useEffect, useState } from 'react';
import { BenchRecord } from './bench-record.tsx';
import { BenchTries } from './bench-tries.tsx';
import { BenchWindow } from './bench-window.tsx';
import { BenchWire } from './bench-wire.tsx';
import { createBench } from './create-bench.ts';

/** Of `RecordBench`. */
export interface RecordBenchProps {
  /** Of labels, messages and texts; read once. */
  locale: 'de' | 'en';
}

/**
 * Records to try out: one treatment in two people's windows, each with a client of its own, on one
 * server in the page's memory. Nothing leaves the page, and a reload begins anew. It renders on a
 * server, too.
 */
export function RecordBench({ locale }: RecordBenchProps) {
  const [bench] = useState(() => createBench(locale));
  useEffect(() => () => bench.end(), [bench]);
  return (
    <div className="pk-bench">
      <BenchWindow bench={bench} who="you" />
      <BenchWindow bench={bench} who="colleague" />
      <BenchTries bench={bench} />
      <BenchRecord record={bench.windows.you.record} />
      <BenchWire wire={bench.wire} locale={locale} />
    </div>
  );
}

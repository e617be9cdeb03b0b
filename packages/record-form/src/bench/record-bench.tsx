import { useEffect, useState } from 'react';
import { BenchRecord } from './bench-record.tsx';
import { BenchTries } from './bench-tries.tsx';
import { BenchWindow } from './bench-window.tsx';
import { BenchWire } from './bench-wire.tsx';
import { createBench } from './create-bench.ts';

export interface RecordBenchProps {
  /** The language of labels, messages and texts; read once. */
  locale: 'de' | 'en';
}

/**
 * Records to try out: one treatment in the windows of two people, each with its own client, on one
 * server in the page's memory. Nothing leaves the page, and a reload starts again. It also renders
 * on a server.
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

import type { Payload } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import { RecordBench } from '@praxiskit/record-form/bench';
import '../styles/bench.css';

/** Records to try out, on a server in the page's memory [R2.6]. */
export function Component({ title }: Payload) {
  const t = useText();
  return (
    <section className="bench-page" data-reveal-off>
      <h1>{title}</h1>
      <p>{t('test2.text')}</p>
      <RecordBench locale={useSite().locale} />
    </section>
  );
}

import type { Payload } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import { RecordForm } from '@praxiskit/record-form';
import { createLocalFetch, createRecordClient } from '@praxiskit/record-model/client';
import { RecordPlayground } from '@praxiskit/record-model/react';
import { definition } from '../content/playground.ts';
import '../styles/text.css';
import '../styles/intern.css';

/** A record to play with: it is kept in the page alone. */
export function Component({ title }: Payload) {
  const t = useText();
  const { locale } = useSite();
  const createClient = () =>
    createRecordClient({ fetch: createLocalFetch(), definitions: [definition], locale });
  return (
    <section className="legal" data-reveal-off>
      <h1>{title}</h1>
      <p>{t('test2.text')}</p>
      <RecordPlayground createClient={createClient} view="samples" values={{ name: 'Muster' }}>
        {(record) => <RecordForm record={record} />}
      </RecordPlayground>
    </section>
  );
}

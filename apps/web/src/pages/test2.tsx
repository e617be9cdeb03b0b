import type { Payload } from '@praxiskit/pages';
import { useSite, useText } from '@praxiskit/pages/react';
import { createLocalFetch, createRecordClient } from '@praxiskit/record-model/client';
import { RecordPlayground } from '@praxiskit/record-model/react';
import { definition } from '../content/playground.ts';
import { RecordField } from '../record-form/record-field.tsx';
import { RecordState } from '../record-form/record-state.tsx';
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
        {(record) => (
          <form className="account-form" onSubmit={(event) => event.preventDefault()}>
            <div className="fields">
              <RecordField record={record} name="name" />
              <RecordField record={record} name="amount" />
              <RecordField record={record} name="day" type="date" />
            </div>
            <RecordState record={record} />
          </form>
        )}
      </RecordPlayground>
    </section>
  );
}

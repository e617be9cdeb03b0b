import type { Payload } from '@praxiskit/pages';
import { useText } from '@praxiskit/pages/react';
import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { RecordClientProvider } from '@praxiskit/record-model/react';
import { useEffect, useState } from 'react';
import { RecordField } from '../record-form/record-field.tsx';
import { RecordState } from '../record-form/record-state.tsx';
import '../styles/intern.css';

const definition: Definition = {
  name: 'samples',
  label: 'Samples',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  relations: {},
  columns: {
    id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
    name: { type: 'STRING', label: 'name', allowNull: false, rules: [{ op: 'required' }] },
    amount: { type: 'DECIMAL', label: 'amount', allowNull: true, rules: [{ op: 'min', arg: 0 }] },
    day: { type: 'DATEONLY', label: 'day', allowNull: true, default: 'NOW' },
    version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
  },
};

/** Answers every save without sending a request. */
const nowhere: typeof fetch = async (_input, init) => {
  const sent = JSON.parse(String(init?.body ?? '{}')) as { id?: string; version?: number };
  const version = Number(sent.version ?? 0) + 1;
  const saved = { ...sent, id: sent.id ?? crypto.randomUUID(), version };
  return Response.json(saved, {
    status: init?.method === 'POST' ? 201 : 200,
    headers: { etag: `"${version}"` },
  });
};

export function Component({ title }: Payload) {
  const t = useText();
  return (
    <section className="legal" data-reveal-off>
      <h1>{title}</h1>
      <p>{t('test2.text')}</p>
      <Playground />
    </section>
  );
}

function Playground() {
  const [client] = useState(() =>
    createRecordClient({ fetch: nowhere, definitions: [definition] }),
  );
  const [record, setRecord] = useState<ModelRecord | null>(null);
  useEffect(() => {
    void client.view('samples').then((view) => setRecord(view.create({ name: 'Muster' })));
    return () => client.clear();
  }, [client]);
  if (!record) return null;
  return (
    <RecordClientProvider client={client}>
      <form className="account-form" onSubmit={(event) => event.preventDefault()}>
        <div className="fields">
          <RecordField record={record} name="name" />
          <RecordField record={record} name="amount" />
          <RecordField record={record} name="day" type="date" />
        </div>
        <RecordState record={record} />
      </form>
    </RecordClientProvider>
  );
}

import { RecordForm } from '@praxiskit/record-form';
import { RecordClientProvider } from '@praxiskit/record-model/react';
import type { Device } from './practice.ts';

export function TwoPeople({ devices }: { devices: Readonly<Record<string, Device>> }) {
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {Object.entries(devices).map(([name, { client, treatment }]) => (
        <section key={name} aria-label={name} className="grid gap-4">
          <p>{name}</p>
          <RecordClientProvider client={client}>
            <RecordForm record={treatment} fields={['name', 'minutes']} />
          </RecordClientProvider>
        </section>
      ))}
    </div>
  );
}

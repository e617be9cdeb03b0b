import { RecordForm } from '@praxiskit/record-form';
import { RecordDevtools } from '@praxiskit/record-model/devtools';
import type { Device } from './practice.ts';

export function LookInside({ device: { client, treatment, wireLog } }: { device: Device }) {
  return (
    <>
      <RecordForm record={treatment} fields={['name', 'minutes', 'concerns']} />
      <RecordDevtools client={client} wireLog={wireLog} />
    </>
  );
}

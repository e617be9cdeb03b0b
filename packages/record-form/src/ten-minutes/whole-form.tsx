import { RecordForm } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';

export function WholeForm({ treatment }: { treatment: ModelRecord }) {
  return <RecordForm record={treatment} fields={['name', 'minutes', 'concerns']} />;
}

import type { ModelRecord } from '@praxiskit/record-model/client';
import { useRelated } from '@praxiskit/record-model/react';
import { Button } from '@praxiskit/ui-kit';

interface Pair {
  readonly treatment: ModelRecord;
  readonly concern: ModelRecord;
}

export function BothSides({ treatment, concern }: Pair) {
  const concerns = useRelated(treatment, 'concerns') as ModelRecord[];
  const treatments = useRelated(concern, 'treatments') as ModelRecord[];
  const isLinked = concerns.includes(concern);
  return (
    <>
      <p>Its concerns: {namesOf(concerns)}</p>
      <p>The concern’s treatments: {namesOf(treatments)}</p>
      <Button
        variant="secondary"
        onClick={() =>
          isLinked ? treatment.unlink('concerns', concern) : concern.link('treatments', treatment)
        }
      >
        {isLinked ? 'Unlink by the treatment' : 'Link by the concern'}
      </Button>
    </>
  );
}

const namesOf = (records: readonly ModelRecord[]) =>
  records.map((record) => record.get('name')).join(', ') || 'none';

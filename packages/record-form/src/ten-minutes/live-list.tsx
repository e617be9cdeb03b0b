import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField, useList, useUndo } from '@praxiskit/record-model/react';
import { Button } from '@praxiskit/ui-kit';

const query = { filter: { minutes: { $gte: 40 } }, sort: 'minutes' };

export function LiveList() {
  const { records } = useList('treatments', query);
  const { undo, canUndo } = useUndo();
  return (
    <>
      <ol>
        {records.map((treatment) => (
          <Treatment key={treatment.key} treatment={treatment} />
        ))}
      </ol>
      <Button variant="secondary" disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
    </>
  );
}

function Treatment({ treatment }: { treatment: ModelRecord }) {
  const { value, setValue } = useField(treatment, 'minutes');
  const minutes = Number(value);
  return (
    <li>
      {String(treatment.get('name'))}, {minutes} minutes{' '}
      <Button variant="quiet" onClick={() => setValue(minutes + 20)}>
        Longer
      </Button>
      <Button variant="quiet" onClick={() => setValue(minutes - 20)}>
        Shorter
      </Button>
    </li>
  );
}

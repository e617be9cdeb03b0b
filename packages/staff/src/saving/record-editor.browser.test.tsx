import { saveAsDraft } from '@praxiskit/record-form/drafts';
import {
  createRecordClient,
  type ModelRecord,
  type RecordClient,
} from '@praxiskit/record-model/client';
import { RecordClientProvider, useField, useSaveState } from '@praxiskit/record-model/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useEditing } from '../publishing/editing.ts';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { uuid } from '../testing/sample.ts';
import { RecordEditor } from './record-editor.tsx';

let client: RecordClient;
let record: ModelRecord;
let presses = 0;
let isPressing = false;

/** Its message about a failed save moves its button. */
function Editor() {
  const editing = useEditing(record, null);
  const { state } = useSaveState(record);
  const { inputProps } = useField(record, 'title_de');
  return (
    <RecordEditor editing={editing} label="Editor">
      {state === 'failed' ? <p style={{ height: 100 }}>failed</p> : null}
      <button
        type="button"
        onClick={() => {
          presses += 1;
        }}
      >
        Press
      </button>
      <input {...inputProps} aria-label="Text" />
    </RecordEditor>
  );
}

const Room = () => (
  <RecordClientProvider client={client}>
    <Editor />
  </RecordClientProvider>
);

test('a press that leaves a field reaches its button, whatever the save of that field shows', async () => {
  const sample = createSample('en');
  const saves: string[] = [];
  client = createRecordClient({
    locale: 'en',
    saveInstead: saveAsDraft,
    async fetch(input, init) {
      if (init?.method === 'GET') return sample.fetch(input, init);
      saves.push(String(input));
      if (isPressing) return new Promise<never>(() => undefined);
      // It is not tried again by itself meanwhile.
      return Response.json({}, { status: 503, headers: { 'retry-after': '60' } });
    },
  });
  record = (await (await client.view('pages')).get(uuid(202))) as ModelRecord;
  await page.viewport(1440, 900);
  await render(<StaffStage page={Room} address="/staff/pages" language="en" client={client} />);
  const failed = page.getByText('failed', { exact: true });
  await page.getByLabelText('Text').fill('Neu');
  await expect.element(failed).toBeVisible();
  const before = saves.length;
  isPressing = true;
  await page.getByRole('button', { name: 'Press' }).click({ delay: 100 });
  expect(presses).toBe(1);
  // It was left, and is saved.
  expect(record.saveState).toBe('saving');
  await expect.poll(() => saves.length).toBe(before + 1);
});

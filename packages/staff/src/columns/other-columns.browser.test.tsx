import type { ModelRecord } from '@praxiskit/record-model/client';
import { RecordClientProvider } from '@praxiskit/record-model/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaffStage } from '../test/staff-stage.tsx';
import {
  createStaffSample,
  sampleContent,
  sampleText,
  sampleTexts,
  uuid,
} from '../testing/sample.ts';
import { OtherColumns } from './other-columns.tsx';

const columns = {
  ...sampleTexts('title', 'Title', true),
  ...sampleTexts('remark', 'Remark'),
  unit: sampleText('Unit'),
};
const row = { id: uuid(1), title_de: 'Gesicht', title_en: 'Face', remark_en: 'Mornings' };
const { client } = createStaffSample([sampleContent('pages', columns)], { pages: [row] }, 'en');
let record: ModelRecord;

function Editor() {
  return (
    <RecordClientProvider client={client}>
      <OtherColumns record={record} placed={['title']} />
    </RecordClientProvider>
  );
}

test('a column that the editor does not place has a field, both languages under one label', async () => {
  record = await (await client.view('pages')).get(uuid(1));
  await render(<StaffStage page={Editor} address="/staff/facts" language="en" client={client} />);
  await expect.element(page.getByLabelText('Remark, German', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Unit')).toBeVisible();
  expect(page.getByLabelText('Title', { exact: false }).query()).toBeNull();
});

import { expect, test } from 'vitest';
import { describeFor } from '../../apps/api/tests/support/record-types.ts';
import { definitions as ofRequests } from '../../packages/contact-requests/src/test/sample-records.ts';
import { definitions as ofPractice } from '../../packages/practice/src/test/sample-records.ts';
import { editableNames } from '../../packages/record-model/src/drafts.ts';
import { definitions as ofTreatments } from '../../packages/treatments/src/test/sample-records.ts';

test('the sample records of the staff’s pages have every column that staff edit on the server', async () => {
  const onServer = await describeFor([['staff']]);
  const lacking = [...ofRequests, ...ofTreatments, ...ofPractice].flatMap(({ name, columns }) => {
    const edited = onServer.find((view) => view.name === name)?.columns ?? {};
    return editableNames(edited)
      .filter((column) => !(column in columns))
      .map((column) => `${name}.${column}`);
  });
  expect(lacking, 'add them to the sample-records.ts of the package').toEqual([]);
});

import { expect, test } from 'vitest';
import { describeFor } from '../../apps/api/tests/support/record-types.ts';
import { editableNames } from '../../packages/record-drafts/src/index.ts';
import { definitions } from '../../packages/staff/src/test/sample-records.ts';

test('the sample records of staff have every column that staff edit on the server', async () => {
  const onServer = await describeFor([['staff']]);
  const lacking = definitions.flatMap(({ name, columns }) => {
    const edited = onServer.find((view) => view.name === name)?.columns ?? {};
    return editableNames(edited)
      .filter((column) => !(column in columns))
      .map((column) => `${name}.${column}`);
  });
  expect(lacking, 'add them to packages/staff/src/test/sample-records.ts').toEqual([]);
});

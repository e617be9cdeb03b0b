import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notes } from '../test/sample-pages.tsx';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';

test('an unsaved change of a closed page is not shown as saved, even before its record is opened [R7.5]', async () => {
  const { client } = createSample('en');
  const left = (await client.view('pages')).create({ title_en: 'Left' });
  expect(client.pending()).toEqual([left]);
  await page.viewport(1440, 900);
  await render(<StaffStage page={Notes} address="/staff/facts" language="en" client={client} />);
  await expect.element(page.getByText('One change is waiting').first()).toBeVisible();
  left.rollback();
  await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
});

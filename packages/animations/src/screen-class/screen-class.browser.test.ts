import { createScreenClass } from '@praxiskit/animations';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

test('the body carries its screen’s name, and keeps it true on resize [R2.19]', async () => {
  await page.viewport(500, 600);
  const screenClass = createScreenClass();
  screenClass.start();
  expect(document.body.className).toContain('screen-sm');
  await page.viewport(1000, 600);
  await vi.waitFor(() => expect(document.body.className).toContain('screen-md'));
  expect(document.body.className).not.toContain('screen-sm');
  screenClass.stop();
  expect(document.body.className).not.toContain('screen-');
});

import { createScreenClass } from '@praxiskit/animations';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

test('the body has the class of its screen, also after a resize [R2.19]', async () => {
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

test('the configured breakpoints apply, and other classes of the body stay [R2.19]', async () => {
  await page.viewport(500, 600);
  document.body.className = 'own';
  const screenClass = createScreenClass([
    { name: 'wide', max: 4000 },
    { name: 'narrow', max: 450 },
  ]);
  screenClass.start();
  expect(document.body.className).toBe('own screen-wide');
  await page.viewport(400, 600);
  await vi.waitFor(() => expect(document.body.className).toBe('own screen-narrow'));
  screenClass.stop();
  expect(document.body.className).toBe('own');
});

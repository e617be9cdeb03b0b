import { publishSample, uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './practice-page.tsx';

test('an earlier version of the practice has its times by their days', async () => {
  const sample = createSample('en');
  await publishSample(sample, 'practice', uuid(300), {
    hours: [{ day: 1, opens: '08:00', closes: '18:00' }],
  });
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/practice" language="en" client={sample.client} />,
  );
  await page.getByRole('heading', { name: 'Earlier versions' }).click();
  await page.getByText('November 20, 2026', { exact: false }).last().click();
  const first = () =>
    [
      ...(document.querySelector('.pk-staff-compare dl > div')?.querySelectorAll('dt, dd > p') ??
        []),
    ].map(({ textContent }) => textContent);
  await expect.poll(first).toEqual([expect.stringContaining('Monday'), '08:00', '09:00']);
});

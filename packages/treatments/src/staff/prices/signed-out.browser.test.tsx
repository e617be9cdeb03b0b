import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from '../prices/prices-page.tsx';

test('a user who is signed out sees it, signs in beside the work, and comes back to a change that is saved', async () => {
  const { server, fetch } = createSample('en');
  let isOver = false;
  const client = createRecordClient({
    fetch: async (input, init) =>
      isOver ? Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }) : fetch(input, init),
    locale: 'en',
    saveInstead: saveAsDraft,
  });
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/prices" language="en" client={client} />,
  );
  const amount = page.getByLabelText('Amount, Hydrafacial', { exact: true });
  await expect.element(amount).toBeVisible();
  await amount.fill('165');
  await userEvent.keyboard('{Enter}');
  const draft = () => server.rows.prices?.find(({ draft_of_id }) => draft_of_id);
  await expect.poll(() => draft()?.amount).toBe('165');
  // The session ends over a draft that is open.
  isOver = true;
  await amount.fill('169');
  await userEvent.keyboard('{Enter}');
  const link = page.getByRole('link', { name: 'Sign in in a new window' }).first();
  await expect.element(link).toBeVisible();
  expect(document.querySelector('[data-connection="signedOut"]')?.textContent).toContain(
    'You are signed out. One change is waiting here.',
  );
  await expect.element(link).toHaveAttribute('href', '/login');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(amount).toHaveValue('169');
  isOver = false;
  dispatchEvent(new Event('focus'));
  await expect.element(page.getByText('Connected, everything saved').first()).toBeVisible();
  expect(draft()?.amount).toBe('169');
});

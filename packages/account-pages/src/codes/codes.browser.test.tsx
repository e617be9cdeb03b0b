import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageStage } from '../test/page-stage.tsx';
import { sampleAccount } from '../test/sample-account.ts';
import { Component } from './codes-page.tsx';

const data = {
  ...sampleAccount,
  codes: ['k7mq-4t9p'],
  owner: 'Erika',
  isOfApp: true,
  next: '/user',
  used: null,
};

test('the page cannot be left without confirming that the codes are kept', async () => {
  const screen = await render(
    <PageStage page={Component} data={data} address="/user/codes" language="en" />,
  );
  const goOn = screen.getByRole('button', { name: 'Continue' });
  const kept = screen.getByRole('checkbox');
  await goOn.click();
  await expect
    .element(screen.getByText('Please print the codes first, or write them down.'))
    .toBeVisible();
  await expect.element(kept).toHaveFocus();
  await kept.click();
  await goOn.click();
  await expect.element(screen.getByText('/user', { exact: true })).toBeVisible();
});

test('without codes the page says that they are shown only once', async () => {
  const screen = await render(
    <PageStage
      page={Component}
      data={{ ...data, codes: [] }}
      address="/user/codes"
      language="en"
    />,
  );
  await expect.element(screen.getByText('Your recovery codes are no longer here.')).toBeVisible();
});

test('the page leads to where the visitor wanted to go', async () => {
  const next = '/staff/roles?open=x';
  const screen = await render(
    <PageStage page={Component} data={{ ...data, next }} address="/user/codes" language="en" />,
  );
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(next, { exact: true })).toBeVisible();
});

test.each([
  [true, 1],
  [false, 0],
])('codes of a new app (%s) are a step of two, new ones alone are none', async (isOfApp, count) => {
  const screen = await render(
    <PageStage page={Component} data={{ ...data, isOfApp }} address="/user/codes" language="en" />,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText(/step 2 of 2/).elements()).toHaveLength(count);
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageStage } from '../test/page-stage.tsx';
import { sampleAccount } from '../test/sample-account.ts';
import { Component } from './codes-page.tsx';

const data = { ...sampleAccount, codes: ['k7mq-4t9p'], owner: 'Erika', isOfApp: true, used: null };

test('nobody goes on without having kept the codes', async () => {
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

import { CodeSheet, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const codes = ['k7mq-4t9p', 'w2xh-8fnd', '6rbc-j3ve', 'm9zt-q5ya', 'h4kd-7wsp'];
const sheet = (
  <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
    <CodeSheet codes={codes} brand="Aurelia" owner="Erika Mustermann" date="21.11.2026" />
  </UiKitProvider>
);

test('every code is in the list, in its order', async () => {
  await render(sheet);
  const region = page.getByRole('region', { name: 'Ersatzcodes' });
  expect(
    region
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(codes);
  await expect
    .element(region.getByText('Ersatzcodes für Erika Mustermann, 21.11.2026'))
    .toBeVisible();
});

test('the saved text has the brand, the owner, every code and the note', async () => {
  await render(sheet);
  const link = page.getByRole('link', { name: 'Als Text sichern' });
  await expect.element(link).toHaveAttribute('download', 'ersatzcodes.txt');
  const saved = await fetch(link.element().getAttribute('href') ?? '');
  expect(saved.headers.get('content-type')).toBe('text/plain;charset=utf-8');
  expect((await saved.text()).split('\r\n')).toEqual([
    'Aurelia',
    'Ersatzcodes für Erika Mustermann, 21.11.2026',
    '',
    ...codes,
    '',
    'Beim Anmelden „Ersatzcode“ wählen. Benutzte streichen.',
    '',
  ]);
});

test('Enter on the first button prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await render(sheet);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Drucken' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

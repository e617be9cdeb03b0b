import { SaveState, type SaveStatus, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

test.each<[SaveStatus, string]>([
  ['clean', ''],
  ['dirty', 'Not saved yet'],
  ['invalid', 'Not saved yet'],
  ['saving', 'Saving'],
  ['saved', 'Saved'],
  ['failed', 'Could not be saved'],
  ['conflict', 'Changed elsewhere, too'],
  ['offline', 'Offline. Your change stays here and is saved as soon as the network is back.'],
  ['throttled', 'Not saved yet'],
])('%s reads “%s”, and is announced as a status', async (status, text) => {
  const screen = await render(<SaveState status={status} />);
  const element = screen.getByRole('status');
  await expect.element(element).toHaveAttribute('data-save-state', status);
  expect(element.element().textContent).toBe(text);
});

test('trying again is offered where saving failed, and nowhere else', async () => {
  let tries = 0;
  const retry = () => {
    tries += 1;
  };
  const screen = await render(<SaveState status="failed" onRetry={retry} />);
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(tries).toBe(1);
  await screen.rerender(<SaveState status="dirty" onRetry={retry} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('too many requests are reported with the time of the next try, in the language of the page', async () => {
  const until = new Date(2026, 10, 24, 9, 41, 30).getTime();
  const screen = await render(<SaveState status="throttled" until={until} />);
  const element = screen.getByRole('status');
  // Before AM is a narrow space that does not break.
  expect(element.element().textContent).toMatch(/is saved at 9:41:30\sAM\.$/u);
  await screen.rerender(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <SaveState
        status="throttled"
        until={Date.UTC(2026, 10, 24, 8, 41, 30)}
        timeZone="Europe/Berlin"
      />
    </UiKitProvider>,
  );
  await expect
    .element(element)
    .toHaveTextContent(
      'Zu viele Anfragen auf einmal. Ihre Änderung bleibt hier und wird um 09:41:30 Uhr noch einmal gespeichert.',
    );
});

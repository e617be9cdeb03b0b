import { Link, StepPage, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('a step page shows the current step, and no navigation but the link out', async () => {
  await render(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <StepPage
        title="Noch sechs Ziffern."
        step={{ process: 'Anmelden', n: 2, count: 2 }}
        brand="Aurelia"
        exit={<Link href="/login">Abbrechen</Link>}
        footer="Kommen Sie nicht weiter?"
      >
        <button type="button">Weiter</button>
      </StepPage>
    </UiKitProvider>,
  );
  const main = page.getByRole('main');
  await expect.element(main.getByText('Anmelden, Schritt 2 von 2')).toBeVisible();
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('contentinfo')).toHaveTextContent('Kommen Sie nicht weiter?');
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link', { name: 'Abbrechen' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Weiter' })).toHaveFocus();
});

test('without a process name the step is “Step 2 of 3”, without a step there is no line', async () => {
  const screen = await render(<StepPage title="A" step={{ n: 2, count: 3 }} />);
  await expect.element(page.getByText('Step 2 of 3')).toBeVisible();
  await screen.rerender(<StepPage title="This link has expired." />);
  await expect.element(page.getByText(/step/i)).not.toBeInTheDocument();
});

import { LetterSheet } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('the ruler and the fold marks are hidden from screen readers, and the letter is read in its order', async () => {
  const { container } = await render(
    <LetterSheet
      brand="Aurelia"
      address={['Frau', 'Marta Mustermann']}
      subject="Befund"
      footer="Weimar"
    >
      <p>Sehr geehrte Frau Mustermann,</p>
    </LetterSheet>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Befund' })).toBeVisible();
  for (const picture of container.querySelectorAll('[aria-hidden]')) picture.remove();
  expect(container.textContent).toBe(
    'AureliaFrauMarta MustermannBefundSehr geehrte Frau Mustermann,Weimar',
  );
});

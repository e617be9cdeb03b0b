import {
  countCharacters,
  PasswordField,
  type PasswordJudgement,
  PasswordRuler,
  UiKitProvider,
  uiKitMessages,
} from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const german = (length: number, judgement: PasswordJudgement, minimum = 15) => (
  <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
    <PasswordField label="Passwort" describedBy="ruler" />
    <PasswordRuler id="ruler" length={length} judgement={judgement} minimum={minimum} />
  </UiKitProvider>
);
const field = () => page.getByLabelText('Passwort', { exact: true });

test.each<[number, PasswordJudgement, RegExp]>([
  [0, 'empty', /^Ab 15 Zeichen\. Leerzeichen zählen mit\.$/],
  [11, 'short', /^Noch 4 Zeichen\. Am leichtesten/],
  [14, 'short', /^Noch 1 Zeichen\. Am leichtesten/],
  [16, 'long', /^Lang genug\.$/],
  [16, 'weak', /^Lang genug, aber noch leicht zu erraten\.$/],
  [17, 'common', /^Das steht auf jeder Liste/],
  [17, 'context', /^Darin steckt Ihr Name/],
  [20, 'good', /^Lang genug und schwer zu erraten\.$/],
])('%d characters, %s, are described in words at the field', async (length, judgement, text) => {
  await render(german(length, judgement));
  await expect.element(field()).toHaveAccessibleDescription(text);
});

test('one missing character is named in the singular, in English too', async () => {
  await render(<PasswordRuler length={14} judgement="short" />);
  await expect.element(page.getByText('1 character to go.')).toBeVisible();
});

test('while typing nothing is spoken; after a pause only the last state is', async () => {
  const screen = await render(german(0, 'empty'));
  const status = page.getByRole('status').element();
  expect(status.textContent).toBe('');
  const spoken: string[] = [];
  new MutationObserver(() => spoken.push(status.textContent ?? '')).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  for (const length of [1, 2, 3, 4]) await screen.rerender(german(length, 'short'));
  await expect.element(page.getByText('Noch 11 Zeichen.', { exact: true })).toBeVisible();
  await expect.poll(() => spoken.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(spoken[0]).toMatch(/^Noch 11 Zeichen/);
});

test('the scale follows the minimum, and its figures keep off the threshold', async () => {
  const { container } = await render(german(3, 'short', 8));
  expect(container.querySelector('[data-ruler-threshold]')?.getAttribute('x1')).toBe(
    `${(8 / 15) * 100}%`,
  );
  await expect.element(page.getByText('8 Zeichen', { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText('5', { exact: true })).not.toBeInTheDocument();
});

test('an emoji is one character', () => {
  expect(countCharacters('a🌲b')).toBe(3);
});

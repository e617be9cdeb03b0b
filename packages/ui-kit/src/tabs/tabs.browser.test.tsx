import { Tabs, type TabsProps } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const tabs = [
  { value: 'verlauf', label: 'Verlauf', content: 'Wie es abläuft' },
  { value: 'risiken', label: 'Risiken', content: 'Was sein kann' },
  { value: 'kosten', label: 'Kosten', content: 'Was es kostet' },
];
const set = (props: Partial<TabsProps> = {}) =>
  render(<Tabs label="Angaben" tabs={tabs} {...props} />);

test('arrows wrap around, Home and End go to the ends, and the panel follows', async () => {
  await set();
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Was sein kann');
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('tab', { name: 'Kosten' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Wie es abläuft');
});

test('with manual activation a tab opens on Enter only', async () => {
  await set({ activation: 'manual', defaultValue: 'risiken' });
  await page.getByRole('tab', { name: 'Risiken' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Was sein kann');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Was es kostet');
});

test('controlled, it calls onChange and does not change by itself', async () => {
  const onChange = vi.fn();
  await set({ value: 'verlauf', onChange });
  await page.getByRole('tab', { name: 'Kosten' }).click();
  expect(onChange).toHaveBeenCalledWith('kosten');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Wie es abläuft');
});

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiKitProvider } from '../text/provider.tsx';
import { CountryField } from './country-field.tsx';

const show = (value: string | null, locale = 'de-DE') => {
  const onChange = vi.fn();
  const field = <CountryField label="Land" value={value} onChange={onChange} />;
  return render(<UiKitProvider locale={locale}>{field}</UiKitProvider>).then(() => onChange);
};
const shown = () => {
  const select = page.getByLabelText('Land').element() as HTMLSelectElement;
  return select.selectedOptions[0]?.textContent;
};

test.each([
  ['de-DE', 'Deutschland'],
  ['en-US', 'Germany'],
])('a country has its name in %s, and its code as the value', async (locale, name) => {
  const onChange = await show('DE', locale);
  expect(shown()).toBe(name);
  await page.getByLabelText('Land').selectOptions('AT');
  expect(onChange).toHaveBeenCalledWith('AT');
});

test('no country is null, and a text that is no country code is kept', async () => {
  const onChange = await show('Ostfriesland');
  expect(shown()).toBe('Ostfriesland');
  await page.getByLabelText('Land').selectOptions('');
  expect(onChange).toHaveBeenCalledWith(null);
});

test('countries are in the order of the language', async () => {
  await show(null);
  const names = [...document.querySelectorAll('option')].map((one) => one.textContent);
  expect(names).toHaveLength(250);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
});

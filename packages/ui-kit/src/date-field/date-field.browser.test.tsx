import { DateField, type DateFieldProps, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const german = (props: Partial<DateFieldProps> = {}) => (
  <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
    <form>
      <DateField label="Wunschtermin" name="tag" today="2026-11-21" {...props} />
    </form>
  </UiKitProvider>
);
const field = () => page.getByRole('textbox', { name: 'Wunschtermin' });
const button = () => page.getByRole('button', { name: 'Datum auswählen' });
const sent = () => new FormData(document.querySelector('form') ?? undefined).get('tag');
const focusedDay = () => document.activeElement?.getAttribute('data-date');

test('a day typed in the language’s format is sent as an ISO day', async () => {
  const onChange = vi.fn();
  await render(german({ onChange }));
  await field().fill('3.2.2027');
  expect(sent()).toBe('2027-02-03');
  expect(onChange.mock.calls).toEqual([['2027-02-03']]);
  await userEvent.tab();
  await expect.element(field()).toHaveValue('03.02.2027');
});

test.each([
  ['31.2.2027', 'Diesen Tag gibt es nicht'],
  ['morgen', 'Form TT.MM.JJJJ ein, zum Beispiel 24.12.2026'],
  ['20.11.2026', 'Tag ab dem 21.11.2026'],
  ['1.1.2028', 'Tag bis zum 31.12.2027'],
  ['22.11.2026', 'nicht verfügbar'],
])('%s is an error after leaving the field, and no day is sent', async (typed, answer) => {
  await render(
    german({
      min: '2026-11-21',
      max: '2027-12-31',
      isDisabledDay: (date) => date === '2026-11-22',
    }),
  );
  await field().fill(typed);
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining(answer));
  expect(sent()).toBe('');
  expect(document.querySelector('form')?.checkValidity()).toBe(false);
});

function Controlled({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('2027-03-01');
  const take = (next: string | null) => {
    onChange(next);
    setValue(next);
  };
  return german({ value, onChange: take, error: 'Das ist kein Datum' });
}

test('a text that is no day is passed on unchanged, so that the field does not count as empty', async () => {
  const onChange = vi.fn();
  await render(<Controlled onChange={onChange} />);
  await field().fill('01.03.202');
  expect(onChange).toHaveBeenLastCalledWith('01.03.202');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('01.03.202');
  await expect
    .element(field())
    .toHaveAccessibleDescription(expect.stringContaining('Form TT.MM.JJJJ ein'));
  expect(sent()).toBe('');
  await field().fill('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a field that appears with an unfinished text keeps it', async () => {
  const onChange = vi.fn();
  await render(german({ value: '01.03.202', onChange }));
  await expect.element(field()).toHaveValue('01.03.202');
  expect(onChange).not.toHaveBeenCalled();
});

test('arrows, Home, End and Page keys move through the days, Enter chooses one and returns the focus', async () => {
  await render(german({ defaultValue: '2026-12-24' }));
  await button().click();
  await expect.poll(focusedDay).toBe('2026-12-24');
  const walk: [string, string][] = [
    ['{ArrowRight}', '2026-12-25'],
    ['{ArrowDown}', '2027-01-01'],
    ['{ArrowLeft}', '2026-12-31'],
    ['{ArrowUp}', '2026-12-24'],
    ['{Home}', '2026-12-21'],
    ['{End}', '2026-12-27'],
    ['{PageDown}', '2027-01-27'],
    ['{PageUp}', '2026-12-27'],
    ['{Shift>}{PageDown}{/Shift}', '2027-12-27'],
  ];
  for (const [keys, day] of walk) {
    await userEvent.keyboard(keys);
    expect(focusedDay()).toBe(day);
  }
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('27.12.2027');
  await expect.element(button()).toHaveFocus();
});

test('Escape closes the calendar and changes nothing', async () => {
  await render(german({ defaultValue: '2026-12-24' }));
  await button().click();
  await expect.poll(focusedDay).toBe('2026-12-24');
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.element(button()).toHaveFocus();
  expect(sent()).toBe('2026-12-24');
});

test('the keys stop at the first and last day allowed, and a disabled day cannot be chosen', async () => {
  await render(
    german({ min: '2026-11-20', max: '2026-11-30', isDisabledDay: (day) => day === '2026-11-20' }),
  );
  await button().click();
  await expect.poll(focusedDay).toBe('2026-11-21');
  await userEvent.keyboard('{PageUp}');
  expect(focusedDay()).toBe('2026-11-20');
  await userEvent.keyboard('{Enter}');
  expect(sent()).toBe('');
  await userEvent.keyboard('{PageDown}');
  expect(focusedDay()).toBe('2026-11-30');
});

test('a German calendar week starts on Monday, an American one on Sunday [R9.3]', async () => {
  const { unmount } = await render(german());
  await button().click();
  const first = () => page.getByRole('columnheader').first();
  await expect.element(first()).toHaveTextContent('Mo');
  await unmount();
  await render(<DateField label="Day" today="2026-11-21" />);
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await expect.element(first()).toHaveTextContent('Sun');
});

test('today and the chosen day are marked', async () => {
  await render(german({ defaultValue: '2026-11-24' }));
  await button().click();
  await expect
    .element(page.getByRole('button', { name: 'Samstag, 21. November 2026, heute' }))
    .toHaveAttribute('aria-current', 'date');
  await expect
    .element(page.getByRole('gridcell', { name: 'Dienstag, 24. November 2026' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('two digits of a year are completed on leaving', async () => {
  await render(german());
  await field().fill('3.4.71');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('03.04.1971');
});

test('a reset of the form restores the default', async () => {
  await render(german({ defaultValue: '2026-12-24' }));
  await field().fill('unsinn');
  document.querySelector('form')?.reset();
  await expect.element(field()).toHaveValue('24.12.2026');
});

test('before React it is the browser’s own field, and the input is kept', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(german());
  const native = root.querySelector<HTMLInputElement>('input[type=date]');
  if (!native) throw new Error('There is no native field');
  expect(native.name).toBe('tag');
  native.value = '2026-12-24';
  native.focus();
  const react = hydrateRoot(root, german());
  // The native field stays as long as it has the focus.
  await expect.poll(() => Object.keys(native).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(native);
  native.blur();
  await expect.element(field()).toHaveValue('24.12.2026');
  expect(sent()).toBe('2026-12-24');
  react.unmount();
  root.remove();
});

test('a day that was typed before React is given while the field has the focus, and so is a later one [R7.8]', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  const onChange = vi.fn();
  const controlled = german({ value: '2026-12-01', onChange });
  root.innerHTML = renderToString(controlled);
  const native = root.querySelector<HTMLInputElement>('input[type=date]');
  if (!native) throw new Error('There is no native field');
  native.focus();
  native.value = '2026-12-24';
  const react = hydrateRoot(root, controlled);
  await expect.poll(() => onChange.mock.lastCall).toEqual(['2026-12-24']);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).not.toBe('2026-12-24');
  expect(onChange.mock.lastCall).toEqual([native.value]);
  // A part of it that is being corrected is no day, and no empty field.
  await userEvent.keyboard('{Backspace}');
  expect(native.value).toBe('');
  expect(onChange).not.toHaveBeenCalledWith(null);
  expect(document.activeElement).toBe(native);
  react.unmount();
  root.remove();
});

test('the calendar of the year 9999 shows its month, and ends there', async () => {
  await render(german({ defaultValue: '9999-12-31' }));
  await button().click();
  await expect.poll(focusedDay).toBe('9998-12-31');
  await userEvent.keyboard('{ArrowRight}{PageDown}');
  await expect.poll(focusedDay).toBe('9998-12-31');
  expect(document.querySelectorAll('[data-date]')).toHaveLength(31);
});

test('a value that is no day does not crash the page', async () => {
  await render(german({ value: 'soon' }));
  await button().click();
  await expect.poll(focusedDay).toBe('2026-11-21');
});

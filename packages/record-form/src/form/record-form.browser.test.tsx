import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createTabs } from '@praxiskit/record-model/offline';
import { RecordClientProvider } from '@praxiskit/record-model/react';
import { UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample, uuid } from '../../tests/sample-records.ts';
import { RecordField } from '../field/record-field.tsx';
import { RecordForm, type RecordFormProps } from './record-form.tsx';

type Options = Parameters<typeof createSample>[0] & Partial<Omit<RecordFormProps, 'record'>>;

async function show({ autosave, locale = 'en', ...form }: Options = {}) {
  const sample = createSample({ ...(autosave === undefined ? {} : { autosave }), locale });
  const record: ModelRecord = await (await sample.client.view('treatments')).get(uuid(1));
  await render(
    <UiKitProvider locale={locale} messages={uiKitMessages[locale]}>
      <RecordClientProvider client={sample.client}>
        <RecordForm record={record} {...form} />
      </RecordClientProvider>
    </UiKitProvider>,
  );
  const saved = () => sample.server.rows.treatments?.[0];
  return { ...sample, record, saved };
}

const wait = { timeout: 5000 };
const nameField = () => page.getByRole('textbox', { name: 'Name', exact: true });

test('each column has the control that fits it, in the order of the view [R7.3]', async () => {
  await show();
  const names = [...document.querySelectorAll('form [name]')].map((control) => [
    control.getAttribute('name'),
    control.localName,
    control.getAttribute('type'),
  ]);
  expect(names).toEqual([
    ['name', 'input', 'text'],
    ['summary', 'textarea', null],
    ['price', 'input', null],
    ['depth', 'select', null],
    ['valid_from', 'input', 'hidden'],
    ['starts_at', 'input', 'datetime-local'],
    ['active', 'input', 'checkbox'],
    ['category_id', 'select', null],
  ]);
  await expect.element(page.getByLabelText('Category')).toHaveDisplayValue('Face');
});

test('a change in any control saves itself [R7.8]', async () => {
  const { saved } = await show();
  await page.getByLabelText('Price').fill('140');
  await page.getByLabelText('Depth').selectOptions('muscle');
  await page.getByLabelText('Offered').click();
  await page.getByLabelText('Category').selectOptions('Hands');
  await page.getByLabelText('Valid from').fill('01/02/2027');
  await userEvent.tab();
  await expect.element(page.getByText('Saved', { exact: true }), wait).toBeVisible();
  await expect
    .poll(saved, wait)
    .toMatchObject({ price: '140', depth: 'muscle', active: false, category_id: uuid(6) });
  expect(saved()?.valid_from).toBe('2027-01-02');
});

test('links to many are checkboxes: a click links or unlinks, and saves', async () => {
  const { server } = await show({ fields: ['concerns'] });
  const lines = page.getByLabelText('Fine lines');
  await expect.element(page.getByLabelText('Dryness')).toBeChecked();
  await lines.click();
  await page.getByLabelText('Dryness').click();
  await expect
    .poll(() => server.rows.treatment_concerns, wait)
    .toEqual([{ treatments: uuid(1), concerns: uuid(4) }]);
  await expect.element(lines).toBeChecked();
});

test('a linked record that the query excludes is still shown as chosen', async () => {
  const { client, server } = createSample({});
  const record = await (await client.view('treatments')).get(uuid(1));
  const query = { filter: { name: 'Hands' } };
  const concerns = { filter: { name: 'Fine lines' } };
  await render(
    <UiKitProvider locale="en" messages={uiKitMessages.en}>
      <RecordClientProvider client={client}>
        <RecordForm record={record}>
          <RecordField record={record} name="category_id" query={query} />
          <RecordField record={record} name="concerns" query={concerns} />
        </RecordForm>
      </RecordClientProvider>
    </UiKitProvider>,
  );
  const category = page.getByLabelText('Category');
  await expect.element(category).toHaveDisplayValue('Face');
  await expect.element(page.getByLabelText('Dryness')).toBeChecked();
  await page.getByLabelText('Dryness').click();
  await expect.poll(() => server.rows.treatment_concerns, wait).toEqual([]);
  await category.selectOptions('Hands');
  await expect.poll(() => server.rows.treatments?.[0]?.category_id, wait).toBe(uuid(6));
});

test('a column that the role may not see leaves no trace', async () => {
  await show({ fields: ['name', 'internal_note'] });
  expect(document.querySelectorAll('form label')).toHaveLength(1);
});

test('without autosave there is a button; a refused save lists the errors, with links to the fields', async () => {
  const onSaved = vi.fn();
  const { saved } = await show({ autosave: false, fields: ['name', 'price'], onSaved });
  await nameField().fill('');
  await page.getByLabelText('Price').fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check these entries' });
  await expect.element(summary).toHaveFocus();
  await summary.getByRole('link', { name: 'Name: This field is required' }).click();
  await expect.element(nameField()).toHaveFocus();
  expect(onSaved).not.toHaveBeenCalled();
  await nameField().fill('Peeling');
  await page.getByLabelText('Price').fill('1');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => onSaved.mock.calls.length, wait).toBe(1);
  expect(saved()).toMatchObject({ name: 'Peeling', price: '1' });
});

test('the error summary leaves the focus in place while the fields are corrected', async () => {
  await show({ autosave: false, fields: ['name', 'price'] });
  await nameField().fill('');
  await page.getByLabelText('Price').fill('-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await nameField().click();
  await userEvent.keyboard('Peeling');
  await expect.element(nameField()).toHaveValue('Peeling');
  await expect.element(nameField()).toHaveFocus();
});

test('while an instant is being corrected the record keeps the previous one', async () => {
  const { record } = await show({ fields: ['starts_at'] });
  const field = page.getByLabelText('Starts at');
  await field.click();
  await userEvent.keyboard('{Backspace}');
  await userEvent.click(document.body);
  await expect.element(page.getByText('Please enter the whole day and time')).toBeVisible();
  expect(record.get('starts_at')).toBe('2026-11-20T08:30:00.000Z');
});

test('an undo is shown in the field of an instant', async () => {
  const { record, client } = await show({ fields: ['starts_at'] });
  await page.getByLabelText('Starts at').fill('2026-12-24T18:00');
  expect(record.get('starts_at')).toBe(new Date('2026-12-24T18:00').toISOString());
  client.undo();
  await expect.element(page.getByLabelText('Starts at')).not.toHaveValue('2026-12-24T18:00');
});

test('a read-only value is formatted in the user’s language', async () => {
  const { client } = createSample({ locale: 'de' });
  const view = await client.view('treatments');
  const record = await view.get(uuid(1));
  for (const column of ['price', 'valid_from', 'depth', 'category_id']) {
    Object.assign(view.definition.columns[column] ?? {}, { readOnly: true });
  }
  await render(
    <RecordClientProvider client={client}>
      <RecordField record={record} name="price" />
      <RecordField record={record} name="valid_from" />
      <RecordField record={record} name="depth" options={{ skin: 'Oberhaut' }} />
      <RecordField record={record} name="category_id" />
    </RecordClientProvider>,
  );
  await expect.element(page.getByLabelText('Price')).toHaveValue('129,50');
  await expect.element(page.getByLabelText('Valid from')).toHaveValue('01.01.2026');
  await expect.element(page.getByLabelText('Depth')).toHaveValue('Oberhaut');
  await expect.element(page.getByLabelText('Category')).toHaveValue('Face');
});

test('a choice that must have a value offers no empty one, even where the server would fill it in', async () => {
  const { client } = createSample();
  const view = await client.view('treatments');
  const record = await view.get(uuid(1));
  const { depth } = view.definition.columns;
  const show = (allowNull: boolean) => {
    Object.assign(depth ?? {}, { allowNull, rules: [{ op: 'oneOf', arg: ['skin', 'muscle'] }] });
    return <RecordField key={String(allowNull)} record={record} name="depth" />;
  };
  record.set('depth', 'skin');
  const { rerender } = await render(show(true));
  await expect.element(page.getByRole('option').first()).toHaveAttribute('value', '');
  await rerender(show(false));
  await expect.element(page.getByRole('option').first()).toHaveAttribute('value', 'skin');
});

test('choices that cannot be loaded can be requested again by a button', async () => {
  const { client, server } = createSample();
  const record = await (await client.view('treatments')).get(uuid(1), { include: 'concerns' });
  await client.view('concerns');
  server.answerNext(() => new Response(null, { status: 503 }));
  await render(
    <RecordClientProvider client={client}>
      <RecordField record={record} name="concerns" />
    </RecordClientProvider>,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByLabelText('Fine lines')).toBeVisible();
});

test('a save that the server refuses shows both values', async () => {
  const { saved } = await show({ fields: ['name'] });
  Object.assign(saved() ?? {}, { name: 'Peeling', version: 9 });
  await nameField().fill('Maske');
  await expect.element(page.getByText('It says there'), wait).toBeVisible();
  await page.getByRole('button', { name: 'Keep my entries' }).click();
  await expect.poll(() => saved()?.name, wait).toBe('Maske');
});

test('two forms of one record on a page have their own labels and links', async () => {
  const { client } = createSample({ autosave: false });
  const record = await (await client.view('treatments')).get(uuid(1));
  await render(
    <RecordClientProvider client={client}>
      <RecordForm record={record} fields={['name', 'concerns']} />
      <RecordForm record={record} fields={['name', 'concerns']} />
    </RecordClientProvider>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  await expect.element(nameField().nth(1)).toBeVisible();
});

test('a record that was deleted in another tab can be created again from the entries', async () => {
  const { record, client, server } = await show({ autosave: false, fields: ['name'] });
  const other = createRecordClient({ fetch: server.fetch });
  const theirs = await (await other.view('treatments')).get(uuid(1));
  const tabs = [createTabs(client, { owner: 'erika' }), createTabs(other, { owner: 'erika' })];
  await nameField().fill('Peeling');
  await theirs.remove();
  await expect.element(page.getByText(/deleted elsewhere in the meantime/), wait).toBeVisible();
  await page.getByRole('button', { name: 'Keep my entries' }).click();
  await expect
    .poll(() => server.rows.treatments?.map(({ name }) => name), wait)
    .toEqual(['Peeling']);
  // The answer arrives after the row is stored.
  await expect.poll(() => record.saveState, wait).toBe('saved');
  for (const tab of tabs) tab.end();
});

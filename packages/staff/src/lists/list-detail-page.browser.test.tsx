import { ListDetail } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoteList, NotePages } from '../test/sample-list.tsx';
import { createEmptySample, createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { uuid } from '../testing/sample.ts';
import { LoadPending } from './page-records.tsx';

async function open({ client, server } = createSample('en')) {
  await page.viewport(1440, 900);
  await render(<StaffStage page={NoteList} address="/staff/notes" language="en" client={client} />);
  await expect.element(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  return { titles: () => server.rows.pages?.map(({ title_de }) => title_de) };
}

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('Enter opens the record of a row, and Escape closes it with the focus in that row', async () => {
  await open();
  await expect.element(heading('Notes')).toBeVisible();
  await userEvent.keyboard('jj{Enter}');
  await expect.element(heading('datenschutz')).toBeVisible();
  await expect.element(row('datenschutz')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Delete' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(heading('Notes')).toBeVisible();
  await expect.element(row('datenschutz')).toHaveFocus();
});

test('deleting leads to the neighbour in the list, and Z creates the record again', async () => {
  const { titles } = await open();
  await row('datenschutz').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(row('impressum')).toHaveFocus();
  await expect.element(heading('Notes')).toBeVisible();
  expect(titles()).not.toContain('datenschutz');
  await userEvent.keyboard('z');
  await expect.poll(titles).toContain('datenschutz');
  await expect.element(heading('Notes')).toBeVisible();
});

test('a new record is opened in the list', async () => {
  await open();
  await userEvent.keyboard('n');
  await expect.element(heading('neu')).toBeVisible();
  await expect.element(row('neu')).toHaveFocus();
});

test('an empty list is named in words', async () => {
  await open(createEmptySample());
  await expect.element(page.getByText('No note.')).toBeVisible();
});

test('a record that does not exist is named in the heading of the page, beside the way back', async () => {
  await page.viewport(390, 800);
  await render(
    <StaffStage
      page={NotePages}
      address={`/staff/notes/${uuid(999)}`}
      id={uuid(999)}
      language="en"
      client={createSample('en').client}
    />,
  );
  await expect.element(heading('There is no such note.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Back to the list' })).toBeVisible();
});

test('a press on another row hides the former record at once', async () => {
  await page.viewport(1440, 900);
  const { client, server } = createSample('en');
  const [first] = server.rows.pages ?? [];
  await render(
    <StaffStage
      page={NotePages}
      address={`/staff/notes/${first?.id}`}
      id={String(first?.id)}
      language="en"
      client={client}
    />,
  );
  await expect.element(row('datenschutz')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Delete' });
  await expect.element(remove).toBeVisible();
  (row('datenschutz').element() as HTMLElement).click();
  // Before the router has rendered anything.
  await Promise.resolve();
  const place = document.querySelector<HTMLElement>('.pk-staff-pending');
  expect(place).not.toBeNull();
  expect(remove.query()).toBeNull();
});

function Loading() {
  const [isLoading, setLoading] = useState(true);
  return (
    <ListDetail
      isDetailOpen
      list={
        <button type="button" onClick={() => setLoading(false)}>
          There
        </button>
      }
      detail={isLoading ? <LoadPending /> : <p>Loaded</p>}
    />
  );
}

test('a press on what is being loaded leaves the focus in the pane when it is there', async () => {
  const loaded = page.getByText('Loaded');
  await render(<StaffStage page={Loading} address="/staff/notes" language="en" />);
  const place = () => document.querySelector<HTMLElement>('.pk-staff-pending');
  await expect.poll(place).not.toBeNull();
  place()?.focus();
  (page.getByRole('button', { name: 'There' }).element() as HTMLElement).click();
  await expect.element(loaded).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(loaded.element())).toBe(true);
});

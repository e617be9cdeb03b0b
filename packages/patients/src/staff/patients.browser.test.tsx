import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample, patients } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { patientPath } from './paths.ts';
import { Component } from './patients-page.tsx';

interface Opening {
  id?: string;
  width?: number;
  profiles?: readonly object[];
}

async function open({ id, width = 1440, profiles = patients }: Opening = {}) {
  await page.viewport(width, 900);
  const sample = createSample('en', profiles);
  await render(
    <StaffStage
      page={Component}
      address={id ? patientPath.replace(':id', id) : '/staff/patients'}
      {...(id ? { id } : {})}
      language="en"
      client={sample.client}
    />,
  );
  const sent = (method: string) =>
    sample.server.requests.filter((request) => request.method === method);
  return { ...sample, sent };
}

const field = () => page.getByRole('searchbox', { name: 'Name, date of birth, phone …' });
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const kim = uuid(101);

test('words are searched on the server, in a body, and the list has what was found', async () => {
  const { server } = await open();
  await expect.element(row('Mustermann, Marta')).toBeVisible();
  await field().fill('kim');
  await expect.element(page.getByText('One person')).toBeVisible();
  await expect.element(row('Muster, Kim')).toBeVisible();
  expect(row('Mustermann, Marta').query()).toBeNull();
  const searches = server.requests.filter(({ path }) => path.includes('/query'));
  expect(searches.at(-1)?.body).toMatchObject({ filter: { $search: 'kim' }, sort: 'sort_key' });
  expect(server.requests.map(({ path }) => path).join()).not.toContain('kim');
});

test('the search is reached by a slash, emptied by Escape, and says where no patient is found', async () => {
  await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('nobody');
  await expect.element(page.getByText('Nobody found.')).toBeVisible();
  expect(page.getByText(/^No patients yet/).query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('Muster, Adele')).toBeVisible();
});

test('more than fifty patients come on demand, in the order of their names', async () => {
  const many = Array.from({ length: 120 }, (_, n) => ({
    ...patients[0],
    id: uuid(1000 + n),
    last_name: `Muster ${String(n).padStart(3, '0')}`,
    sort_key: `muster ${String(n).padStart(3, '0')}`,
  }));
  await open({ profiles: many });
  await expect.element(row('Muster 049')).toBeInTheDocument();
  expect(row('Muster 050').query()).toBeNull();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(row('Muster 099')).toBeInTheDocument();
});

test('a file has the person, letters, appointments and requests, and its opening is asked for', async () => {
  const { server } = await open({ id: kim });
  await expect.element(page.getByText('born May 17, 1999, 27 years')).toBeVisible();
  await expect
    .element(page.getByText('born 05/17/1999, File 2026-0417, since November 2, 2026'))
    .toBeVisible();
  const history = page.getByRole('region', { name: /^History/ });
  await expect.element(history.getByText(/Befund und Plan nach Ihrer Beratung$/)).toBeVisible();
  await expect.element(history.getByText('read', { exact: true })).toBeVisible();
  await expect.element(history.getByText(/Request from the website/).first()).toBeVisible();
  await expect
    .element(history.getByText(/Am liebsten an einem Donnerstag nach 16 Uhr/))
    .toBeVisible();
  expect(server.requests.map(({ path }) => path)).toContain(`/api/profiles/${kim}`);
  expect(server.requests.map(({ path }) => decodeURIComponent(path)).join()).not.toMatch(/0160|@/);
});

test('a change of contact data saves itself', async () => {
  const { server } = await open({ id: kim });
  const town = page.getByRole('textbox', { name: 'Town' });
  await town.fill('Jena');
  await expect.poll(() => server.rows.profiles?.find(({ id }) => id === kim)?.city).toBe('Jena');
});

test('a person who does not exist is named in the heading', async () => {
  await open({ id: uuid(999) });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'There is no such person.' }))
    .toBeVisible();
});

const refusal = () =>
  Response.json(
    {
      statusCode: 409,
      code: 'POSSIBLE_DOUBLE',
      message: 'This person may be there already.',
      details: {
        doubles: [
          {
            id: kim,
            first_name: 'Kim',
            last_name: 'Muster',
            birth_date: '1999-05-17',
            phone: '0160 000 00 17',
            city: 'Weimar',
          },
        ],
      },
    },
    { status: 409 },
  );

async function enterKim() {
  await userEvent.keyboard('n');
  const dialog = page.getByRole('dialog', { name: 'New person' });
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Muster');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Kim');
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('05/17/1999');
  return dialog;
}

test('a new person who may be there already is asked about; as another one they are created', async () => {
  const { server, sent } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  const dialog = await enterKim();
  server.answerNext(refusal);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByText('Is this person there already?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Another person' }).click();
  await expect.poll(() => server.rows.profiles?.length).toBe(patients.length + 1);
  expect(server.rows.profiles?.at(-1)).toMatchObject({
    last_name: 'Muster',
    birth_date: '1999-05-17',
    distinct_from: [kim],
  });
  // What was refused is not sent again by itself.
  expect(sent('POST').filter(({ path }) => !path.endsWith('/query'))).toHaveLength(2);
});

const posted = (sent: (method: string) => readonly { path: string }[]) =>
  sent('POST').filter(({ path }) => !path.endsWith('/query'));

test('two presses create one person', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  const dialog = await enterKim();
  let answer: (response: Response) => void = () => undefined;
  server.answerNext(() => new Promise((resolve) => (answer = resolve)));
  await dialog.getByRole('textbox', { name: 'First name' }).element().focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  answer(refusal());
  await expect.element(dialog.getByText('Is this person there already?')).toBeVisible();
  expect(server.rows.profiles).toHaveLength(patients.length);
});

test('a refusal after a press by key leads the focus to the question', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  const dialog = await enterKim();
  server.answerNext(refusal);
  await dialog.getByRole('button', { name: 'Create' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('alert')).toHaveFocus();
});

const unanswered = () => Promise.reject(new TypeError('offline'));

test('a person who had no answer is created once, by itself, and their file is opened', async () => {
  const { server, sent } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  const dialog = await enterKim();
  server.answerNext(unanswered);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByText(/^The server does not answer/)).toBeVisible();
  await expect.element(dialog, { timeout: 5000 }).not.toBeInTheDocument();
  expect(server.rows.profiles).toHaveLength(patients.length + 1);
  expect(posted(sent)).toHaveLength(2);
});

test('a second press after no answer sends the same person again, with what was changed since', async () => {
  const { server, sent } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  const dialog = await enterKim();
  server.answerNext(unanswered);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByText(/^The server does not answer/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Kimberly');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => server.rows.profiles?.at(-1)?.first_name).toBe('Kimberly');
  expect(server.rows.profiles).toHaveLength(patients.length + 1);
  expect(posted(sent)).toHaveLength(2);
});

test('a canceled person is not sent again, and a notice names what is uncertain', async () => {
  const { server, sent } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  const dialog = await enterKim();
  server.answerNext(unanswered);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog.getByText(/^The server does not answer/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/please look whether the record is there/)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(posted(sent)).toHaveLength(1);
  expect(server.rows.profiles).toHaveLength(patients.length);
});

test('a person who is there already is opened in place of a new one', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  const dialog = await enterKim();
  server.answerNext(refusal);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.getByRole('button', { name: 'Open file' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.rows.profiles).toHaveLength(patients.length);
});

test('a new person without a name is not created, and the field says why', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = page.getByRole('dialog', { name: 'New person' });
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('0160 1');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect.element(dialog).toBeVisible();
  expect(server.rows.profiles).toHaveLength(patients.length);
});

test('on a phone the file takes the place of the list, with a way back', async () => {
  await open({ id: kim, width: 390 });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Kim Muster' }))
    .toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Back to the list' })).toBeVisible();
});

test('the search of all pages finds patients on the server, and opens a file', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Search or command' })).toHaveFocus();
  await userEvent.keyboard('kim');
  const found = page.getByRole('group', { name: 'Patients' }).getByRole('option');
  await expect.element(found).toMatchTextContent('Muster, Kim');
  expect(server.requests.map(({ path }) => path).join()).not.toContain('kim');
});

test('a search that fails shows no results of another one, and can be repeated', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  server.answerNext(() => Response.json({ code: 'QUERY_INVALID' }, { status: 400 }));
  await field().fill('kim');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(row('Muster, Adele').query()).toBeNull();
  await page.getByRole('alert').getByRole('button').click();
  await expect.element(row('Muster, Kim')).toBeVisible();
});

test('Enter before the answer opens the first person once they are found', async () => {
  await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  await userEvent.keyboard('/kim{Enter}');
  await expect.element(page.getByText(patientPath.replace(':id', kim))).toBeInTheDocument();
});

test('a search that fails shows no count of people', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  server.answerNext(() => Response.json({ code: 'QUERY_INVALID' }, { status: 400 }));
  await field().fill('kim');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByText(/^(\d+ people|One person)$/).query()).toBeNull();
});

test('a search is no longer than the server takes', async () => {
  await open();
  await expect.element(field()).toHaveAttribute('maxlength', '200');
});

test('the search of all pages does not claim that no patient is found while the server does not answer', async () => {
  const { server } = await open();
  await expect.element(row('Muster, Adele')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog');
  await expect.element(palette.getByRole('combobox')).toHaveFocus();
  server.answerNext(unanswered);
  await userEvent.keyboard('zzkim');
  await expect.element(palette.getByText(/the server is not responding/)).toBeVisible();
  expect(palette.getByText(/Nothing found/).query()).toBeNull();
});

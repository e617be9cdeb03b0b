import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  beingSent,
  createSample,
  draft,
  letters,
  mailFailed,
  me,
  onPaper,
  read,
  sending,
  toSign,
  withdrawn,
} from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { Component } from './letters-page.tsx';
import { letterPath } from './paths.ts';

interface Opening {
  id?: string;
  width?: number;
  all?: readonly object[];
}

async function open({ id, width = 1440, all = letters }: Opening = {}) {
  await page.viewport(width, 900);
  const sample = createSample('en', all);
  await render(
    <StaffStage
      page={Component}
      address={id ? letterPath.replace(':id', id) : '/staff/letters'}
      {...(id ? { id } : {})}
      language="en"
      client={sample.client}
    />,
  );
  const stored = (one: string) => sample.server.rows.letters?.find((row) => row.id === one);
  return { ...sample, stored };
}

const row = (name: string | RegExp) =>
  page
    .getByRole('list')
    .getByRole('button', { name: typeof name === 'string' ? new RegExp(name) : name });

test('a row has patient, subject and state; the newest is first', async () => {
  await open();
  await expect
    .element(row('Mustermann, Marta').first())
    .toMatchTextContent(/Befund und Plan nach Ihrer Beratung draft/);
  await expect.element(row('Kontrolle nach zwei Wochen')).toMatchTextContent(/read/);
  await expect.element(row('Kostenplan')).toMatchTextContent(/to print/);
  await expect.element(row('Terminverschiebung')).toMatchTextContent(/mail failed/);
});

test('a segment asks the server for its letters alone', async () => {
  const { server } = await open();
  await expect.element(row('Kostenplan')).toBeVisible();
  await page.getByRole('radio', { name: 'To sign' }).click({ force: true });
  await expect.element(row('Beispiel, Johanna')).toMatchTextContent(/to sign/);
  expect(row('Kostenplan').query()).toBeNull();
  expect(JSON.stringify(server.requests.map(({ body }) => body))).toContain(`"author_id":"${me}"`);
});

test('letters are found by words of their patient, sent in a body', async () => {
  const { server } = await open();
  await expect.element(row('Kostenplan')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for a patient' }).fill('johanna');
  await expect.poll(() => row('Kostenplan').query()).toBeNull();
  await expect.element(row('Beispiel, Johanna').first()).toBeVisible();
  const search = server.requests.findLast(({ path }) => path.endsWith('/letter_cards/query'));
  expect(search?.body).toMatchObject({ filter: { patient: { $search: 'johanna' } } });
});

test('a new letter asks for the patient first, and is the draft that opens', async () => {
  const { server } = await open();
  await expect.element(row('Kostenplan')).toBeVisible();
  await userEvent.keyboard('n');
  const dialog = page.getByRole('dialog', { name: 'Who is the letter for?' });
  await dialog.getByRole('searchbox').fill('johanna');
  await dialog.getByRole('button', { name: /Beispiel, Johanna/ }).click();
  await expect.poll(() => server.rows.letters?.length).toBe(letters.length + 1);
  expect(server.rows.letters?.at(-1)).toMatchObject({ patient_id: uuid(102) });
});

test('a draft says whom it is for, with the date of birth, and saves itself', async () => {
  const { stored } = await open({ id: draft });
  await expect.element(page.getByText(/born 03\/14\/1978/)).toBeVisible();
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Ihr Befund');
  await expect.poll(() => stored(draft)?.subject).toBe('Ihr Befund');
});

test('sending asks with name, date of birth, subject and way; it can be taken back', async () => {
  const { stored } = await open({ id: draft });
  await page.getByRole('button', { name: /^Send/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the letter to Marta Mustermann?' });
  await expect.element(dialog.getByText('03/14/1978')).toBeVisible();
  await expect.element(dialog.getByText('Befund und Plan nach Ihrer Beratung')).toBeVisible();
  await expect.element(dialog.getByText(/in the patient’s account/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Send now/ }).click();
  await expect.poll(() => stored(draft)?.status).toBe('sending');
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await expect.poll(() => stored(draft)?.status).toBe('draft');
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
});

test('the question is answered by Ctrl+Enter, and a person without an account gets paper', async () => {
  const paper = letters.map((one) => (one.id === draft ? { ...one, patient_id: uuid(101) } : one));
  const { stored } = await open({ id: draft, all: paper });
  await expect.element(page.getByRole('textbox', { name: 'Subject' })).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('on paper')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => stored(draft)?.status).toBe('sending');
});

test('a refused sending leaves a draft, and says so', async () => {
  const { server, stored } = await open({ id: draft });
  await page.getByRole('button', { name: /^Send/ }).click();
  server.answerNext(() => Response.json({ code: 'CONFLICT', message: 'No' }, { status: 409 }));
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect
    .element(page.getByText('The letter is still a draft.', { exact: false }))
    .toBeVisible();
  expect(stored(draft)?.status).toBe('draft');
});

test('a sign that cannot be printed is named when the server refuses the letter [L4]', async () => {
  const { server } = await open({ id: draft });
  await page.getByRole('button', { name: /^Send/ }).click();
  const details = { body: [{ op: 'printable', message: 'This sign can’t be printed: ∞.' }] };
  server.answerNext(() =>
    Response.json({ code: 'VALIDATION_FAILED', message: 'No', details }, { status: 422 }),
  );
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect
    .element(page.getByText('This sign can’t be printed: ∞.', { exact: false }))
    .toBeVisible();
});

test('a letter that is being sent counts its seconds, also after a reload, and comes back', async () => {
  const { stored } = await open({ id: sending, all: [beingSent(), ...letters] });
  await expect.element(page.getByText(/Will be sent in \d+\sseconds/)).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => stored(sending)?.status).toBe('draft');
});

test('a letter to sign names whose signature it waits for', async () => {
  await open({ id: toSign });
  await expect.element(page.getByText('Waits for your signature.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to draft' }).click();
  await expect.element(page.getByText('Waits for your signature.')).not.toBeInTheDocument();
});

test('a sent letter is read from its frozen text, says when it was read, and has no field', async () => {
  await open({ id: read });
  await expect.element(page.getByText(/Read on November 19, 2026/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Befund und Plan/ })).toBeVisible();
  await expect.element(page.getByText('Landesärztekammer Thüringen')).toBeVisible();
  expect(page.getByRole('textbox').query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: /PDF/ }))
    .toHaveAttribute('href', `/api/letters/${read}/print`);
});

test('a mail that failed is said where the letter is', async () => {
  await open({ id: mailFailed });
  await expect.element(page.getByText(/did not arrive/)).toBeVisible();
});

test('a letter on paper asks to be printed', async () => {
  await open({ id: onPaper });
  await expect.element(page.getByText('This letter goes on paper: print it.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Is printed' })).toBeVisible();
});

test('a withdrawn letter has its reason, and the hint at a breach', async () => {
  await open({ id: withdrawn });
  await expect.element(page.getByText(/An die falsche Person gerichtet/)).toBeVisible();
  await expect.element(page.getByText(/Art\.\s33\sGDPR/)).toBeVisible();
});

test('a deleted draft can be begun again for ten seconds', async () => {
  const { server, stored } = await open({ id: draft });
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await expect.poll(() => stored(draft)).toBeUndefined();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => server.rows.letters?.at(-1))
    .toMatchObject({ subject: 'Befund und Plan nach Ihrer Beratung', patient_id: uuid(100) });
});

test('a letter that the user may not read is its patient, its state, and why', async () => {
  const hidden = { ...letters[0], id: uuid(900) };
  const sample = createSample('en', letters);
  sample.server.rows.letter_cards?.push(hidden as never);
  await render(
    <StaffStage
      page={Component}
      address={letterPath.replace(':id', uuid(900))}
      id={uuid(900)}
      language="en"
      client={sample.client}
    />,
  );
  await expect.element(page.getByText('Only doctors read this letter.')).toBeVisible();
});

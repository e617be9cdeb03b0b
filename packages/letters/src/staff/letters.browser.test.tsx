import type { RecordClient } from '@praxiskit/record-model/client';
import { uuid } from '@praxiskit/staff/testing';
import { expect, test, vi } from 'vitest';
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
  /** Of the patients. */
  values?: object;
}

async function open({ id, width = 1440, all = letters, values = {} }: Opening = {}) {
  await page.viewport(width, 900);
  const sample = createSample('en', all);
  for (const patient of sample.server.rows.profiles ?? []) Object.assign(patient, values);
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

test('where no reason is known, none is announced', async () => {
  const all = letters.map((one) =>
    one.id === withdrawn ? { ...one, withdrawn_reason: null } : one,
  );
  await open({ id: withdrawn, all });
  await expect.element(page.getByText(/^Withdrawn on .*[^:]$/)).toBeVisible();
});

test('after printing and after withdrawing the row says so, and the focus is in the head of the letter', async () => {
  const { server } = await open({ id: onPaper });
  const heading = page.getByRole('article').getByRole('heading', { level: 1 });
  const now = '2026-11-20T08:00:00Z';
  const become = (values: object) =>
    server.answerNext(() => {
      for (const rows of [server.rows.letters, server.rows.letter_cards]) {
        const stored = rows?.find(({ id }) => id === onPaper);
        Object.assign(stored ?? {}, values, { version: Number(stored?.version) + 1 });
      }
      return Response.json({});
    });
  const printed = page.getByRole('button', { name: 'Is printed' });
  await expect.element(printed).toBeVisible();
  become({ printed_at: now });
  await printed.click();
  await expect.element(row('Kostenplan')).toMatchTextContent(/printed/);
  await expect.element(printed).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Wrong person');
  become({ status: 'withdrawn', withdrawn_at: now, withdrawn_reason: 'Wrong person' });
  await dialog.getByRole('button', { name: /^Withdraw/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('a withdrawn letter has its reason, and the hint at a breach', async () => {
  await open({ id: withdrawn });
  await expect.element(page.getByText(/An die falsche Person gerichtet/)).toBeVisible();
  await expect.element(page.getByText(/Art\.\s33\sGDPR/)).toBeVisible();
});

test('a deleted draft leaves the list at once, and is restored as it was for ten seconds', async () => {
  const { server, stored } = await open({ id: draft });
  await expect.element(row('Befund und Plan')).toBeVisible();
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await expect.poll(() => stored(draft)).toBeUndefined();
  await expect.element(row('Befund und Plan')).not.toBeInTheDocument();
  server.answerNext(() => Response.json({}));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => server.requests.find(({ path }) => path.endsWith('/restore'))?.path)
    .toBe(`/api/letters/${draft}/restore`);
  // No other letter is begun.
  expect(
    server.requests.some(({ method, path }) => method === 'POST' && path.endsWith('/letters/')),
  ).toBe(false);
});

const text = page.getByRole('textbox', { name: 'Text of the letter' });

/** Types at the end of the draft's text. */
async function type(words: string) {
  await text.click();
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`);
}

test('of a draft that a colleague deletes meanwhile the words stay, no key is a command, and they go on in a new draft [L6]', async () => {
  const { server, client } = await open({ id: draft });
  await type(' und');
  server.rows.letters = server.rows.letters?.filter(({ id }) => id !== draft) ?? [];
  const gone = page.getByRole('alert', { name: 'This draft is deleted.' });
  await expect.element(gone).toBeVisible();
  await userEvent.keyboard('nnd schreibt weiter');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(gone).toMatchTextContent(/und.*$/);
  expect(page.getByRole('button', { name: /^Send/ }).query()).toBeNull();
  await gone.getByRole('button', { name: 'Go on in a new draft' }).click();
  await expect
    .poll(() => server.rows.letters?.at(-1))
    .toMatchObject({ patient_id: uuid(100), author_id: me, body: expect.stringMatching(/ und$/) });
  expect(client.pending()).toEqual([]);
});

test('a draft without unsaved words that a colleague deletes says so, and can be put aside', async () => {
  const { client } = await open({ id: draft });
  await expect.element(text).toBeVisible();
  (await client.view('letters')).forget(draft);
  const gone = page.getByRole('alert', { name: 'This draft is deleted.' });
  await expect.element(gone).toMatchTextContent(/Another person in the practice/);
  await gone.getByRole('button', { name: 'Discard' }).click();
  await expect.element(gone).not.toBeInTheDocument();
});

test('of a letter that a colleague sends meanwhile the words stay, with who has sent it, and become a correction [L6]', async () => {
  const { server, client, stored } = await open({ id: draft });
  await type('');
  const sent = letters.find(({ id }) => id === read);
  Object.assign(stored(draft) ?? {}, {
    status: 'sent',
    frozen: sent?.frozen,
    layout: sent?.layout,
    sent_at: '2026-11-20T08:00:00Z',
    sent_by_name: 'Dr. Jonas Beispiel',
    version: 2,
  });
  const newer = { ...stored(draft) };
  let isFixed = true;
  const refuse = () => {
    if (isFixed) server.answerNext(refuse);
    return Response.json({ code: 'CONFLICT', message: 'Sent' }, { status: 409 });
  };
  server.answerNext(() =>
    Response.json({ code: 'VERSION_STALE', message: 'Changed', details: newer }, { status: 412 }),
  );
  server.answerNext(refuse);
  await userEvent.keyboard(' und bringt');
  const left = page.getByRole('alert', { name: 'What you last wrote is not in this letter.' });
  await expect
    .element(left)
    .toMatchTextContent(/Dr. Jonas Beispiel sent it while you were writing/);
  await expect.element(left).toMatchTextContent(/und bringt/);
  await expect.element(page.getByText('One entry to decide').first()).toBeVisible();
  isFixed = false;
  await client.send('/letters/').catch(() => undefined);
  await left.getByRole('button', { name: 'Go on in a correction' }).click();
  await expect
    .poll(() => server.rows.letters?.at(-1))
    .toMatchObject({ corrects_id: draft, body: expect.stringMatching(/ und bringt$/) });
  expect(client.pending()).toEqual([]);
});

test('what is missing is said before the question is asked, by its name', async () => {
  const { server } = await open({
    id: draft,
    all: letters.map((one) =>
      one.id === draft ? { ...one, subject: '', body: 'Am {termin}' } : one,
    ),
  });
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect.element(page.getByText('The subject is missing.')).toBeVisible();
  await expect.element(page.getByText('Still open: {termin}.')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.requests.some(({ method }) => method === 'PUT')).toBe(false);
});

const onPaperDraft = letters.map((one) =>
  one.id === draft ? { ...one, patient_id: uuid(101) } : one,
);

test('a letter on paper shows its address before it is sent', async () => {
  await open({ id: draft, all: onPaperDraft });
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect.element(page.getByRole('dialog').getByText('Musterweg 4, 07743 Jena')).toBeVisible();
});

test('a letter on paper without a town is not asked about, and leads to the file', async () => {
  await open({ id: draft, all: onPaperDraft, values: { city: null } });
  await page.getByRole('button', { name: /^Send/ }).click();
  const problem = page.getByRole('listitem').filter({ hasText: 'postcode or town are missing' });
  await expect
    .element(problem.getByRole('link', { name: 'Open file' }))
    .toHaveAttribute('href', `/staff/patients/${uuid(101)}`);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a correction is recognisable in the list, in its draft and in the question, and both letters name each other', async () => {
  const all = [
    ...letters.map((one) =>
      one.id === draft ? { ...one, corrects_id: read, patient_id: uuid(100) } : one,
    ),
  ];
  await open({ id: draft, all });
  await expect.element(row('Correction: Befund und Plan')).toBeVisible();
  await expect
    .element(page.getByText('Correction: this letter corrects the', { exact: false }))
    .toMatchTextContent(/letter of November 18, 2026/);
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect
    .element(page.getByRole('dialog').getByText('letter of November 18, 2026'))
    .toBeVisible();
});

test('the letter that a correction corrects names it', async () => {
  const all = letters.map((one) => (one.id === draft ? { ...one, corrects_id: read } : one));
  await open({ id: read, all });
  await expect
    .element(page.getByText('A correction has been begun:', { exact: false }))
    .toBeVisible();
});

test('a withdrawn correction corrects nothing', async () => {
  const all = letters.map((one) => (one.id === withdrawn ? { ...one, corrects_id: read } : one));
  const { server } = await open({ id: read, all });
  await expect.element(page.getByRole('heading', { name: /^Befund und Plan/ })).toBeVisible();
  await expect
    .poll(() => server.requests.some(({ body }) => JSON.stringify(body)?.includes('corrects_id')))
    .toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(page.getByText('Corrected by', { exact: false })).not.toBeInTheDocument();
});

test('a sent letter has the way to the file, and the telephone number', async () => {
  await open({ id: mailFailed });
  await expect.element(page.getByRole('link', { name: 'Open file' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '+49 3641 1234567' }))
    .toHaveAttribute('href', 'tel:+4936411234567');
});

test('a letter that is not for a doctor to sign is not offered to be given for a signature', async () => {
  const all = letters.map((one) => (one.id === draft ? { ...one, author_id: uuid(77) } : one));
  await open({ id: draft, all });
  await expect.element(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  expect(page.getByRole('button', { name: /signature/i }).query()).toBeNull();
});

test('taking back on the page ends the offer of the toast, and the focus stays in the pane', async () => {
  const due_at = new Date(Date.now() + 60_000).toISOString();
  await open({
    id: draft,
    all: letters.map((one) => (one.id === draft ? { ...one, due_at } : one)),
  });
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect.element(page.getByText(/Will be sent in/)).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).toMatch(/^H[12]$/);
  await page.getByRole('article').getByRole('button', { name: 'Take back' }).click();
  await expect.element(text).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
});

test('a letter that was deleted before it was opened leaves the list, and says so', async () => {
  const sample = createSample('en', letters);
  const { rows } = sample.server;
  rows.letters = rows.letters?.filter(({ id }) => id !== onPaper) ?? [];
  await render(
    <StaffStage
      page={Component}
      address={letterPath.replace(':id', onPaper)}
      id={onPaper}
      language="en"
      client={sample.client}
    />,
  );
  await expect
    .element(page.getByText('This letter no longer exists', { exact: false }))
    .toBeVisible();
  await expect.element(row('Kostenplan')).not.toBeInTheDocument();
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
      roles={['staff']}
      language="en"
      client={sample.client}
    />,
  );
  await expect.element(page.getByText('Only doctors read this letter.')).toBeVisible();
});

/** The page's next window, and what the press answers before. */
function stagePreview(client: RecordClient, unprintable: object[]) {
  const opened = { location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValueOnce(opened as unknown as Window);
  vi.spyOn(client, 'send').mockResolvedValue({
    body: { pages: 1, free_mm: 90, blocks: [], unprintable },
  } as never);
  return opened;
}

test('the preview of a draft saves it first, and opens its print', async () => {
  const { client, stored } = await open({ id: draft });
  await page.getByRole('textbox', { name: 'Subject' }).fill('Ihr Befund');
  const opened = stagePreview(client, []);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => opened.location.href).toBe(`/api/letters/${draft}/print`);
  expect(stored(draft)?.subject).toBe('Ihr Befund');
});

test('the preview says which sign cannot be printed, and leaves no empty window', async () => {
  const { client } = await open({ id: draft });
  const opened = stagePreview(client, [{ sign: '😀', code_point: 'U+1F600' }]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.element(page.getByText('Cannot be printed: 😀', { exact: false })).toBeVisible();
  expect(opened.close).toHaveBeenCalled();
});

test('the preview of a draft that cannot be saved says so', async () => {
  const { client, server } = await open({ id: draft });
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await expect.element(subject).toBeVisible();
  const opened = stagePreview(client, []);
  for (let call = 0; call < 5; call += 1) {
    server.answerNext(() => Promise.reject(new TypeError('offline')));
  }
  await subject.fill('Ihr Befund');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect
    .element(page.getByText('The draft is not saved yet.', { exact: false }))
    .toBeVisible();
  expect(opened.location.href).toBe('');
});

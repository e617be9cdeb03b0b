import {
  createRecordClient,
  type FieldConflict,
  type RecordClient,
} from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample, uuid } from '../../tests/sample-records.ts';
import { RecordConflict } from './record-state.tsx';

type Values = Readonly<Record<string, string>>;

/** Merges two changes of a summary line by line; only lines that both changed stay in conflict. */
function merge(name: string, { base, mine, theirs }: FieldConflict) {
  if (name !== 'summary') return null;
  const [before, ours, others] = [base, mine, theirs].map((text) => String(text).split('\n'));
  const lines = (before ?? []).map((line, at) => {
    const [our = '', other = ''] = [ours?.[at], others?.[at]];
    if (our === line) return { mine: other, theirs: other };
    return { mine: our, theirs: other === line ? our : other };
  });
  return {
    mine: lines.map((line) => line.mine).join('\n'),
    theirs: lines.map((line) => line.theirs).join('\n'),
    fields: lines
      .map((line, at) => ({ ...line, name: `summary.${at}`, label: `Line ${at + 1}` }))
      .filter((line) => line.mine !== line.theirs),
  };
}

const readOn = async (client: RecordClient) => (await client.view('treatments')).get(uuid(1));

/** Two users have changed the record from the same version, and both have saved it. */
async function saveBoth(theirs: Values, mine: Values) {
  const { client, server } = createSample({ autosave: false });
  const row = () => server.rows.treatments?.[0];
  Object.assign(row() ?? {}, { summary: 'a\nb\nc' });
  const other = await readOn(createRecordClient({ fetch: server.fetch }));
  const own = await readOn(client);
  await render(<RecordConflict record={own} merge={merge} />);
  other.assign(theirs);
  await other.flush();
  own.assign(mine);
  // An undecided conflict is not saved.
  await own.flush().catch(() => undefined);
  return { own, saved: () => [row()?.name, row()?.summary] };
}

const question = page.getByRole('alert');

test('changes of two users in different parts of one column are merged and saved without a question', async () => {
  const { saved } = await saveBoth({ summary: 'a\nB\nc' }, { summary: 'A\nb\nc' });
  await expect.poll(saved).toEqual(['Hydrafacial', 'A\nB\nc']);
  await expect.element(question).not.toBeInTheDocument();
});

test.each([
  ['Keep my entries', ['Mine', 'A\nB\nmine']],
  ['Take the others', ['Theirs', 'A\nB\ntheirs']],
])(
  'only the part that both users changed is asked for, and the rest stays after either choice: %s',
  async (button, kept) => {
    const { saved } = await saveBoth(
      { name: 'Theirs', summary: 'a\nB\ntheirs' },
      { name: 'Mine', summary: 'A\nb\nmine' },
    );
    await expect.element(question).toMatchTextContent(/Name.*Line 3.*mine.*theirs/);
    await expect.element(question).not.toMatchTextContent('Line 1');
    await question.getByRole('button', { name: button }).click();
    await expect.poll(saved).toEqual(kept);
    await expect.element(question).not.toBeInTheDocument();
  },
);

test('a value that is typed before the choice is kept, even if it is not rendered yet', async () => {
  const { own, saved } = await saveBoth({ summary: 'a\nb\ntheirs' }, { summary: 'a\nb\nmine' });
  const button = question.getByRole('button', { name: 'Keep my entries' });
  await expect.element(button).toBeVisible();
  const answer = button.element() as HTMLElement;
  own.set('summary', 'A\nb\nmine');
  answer.click();
  await expect.poll(saved).toEqual(['Hydrafacial', 'A\nb\nmine']);
});

test('a value that the server refuses from this user is shown as a question, and not sent again by itself', async () => {
  const { client, server } = createSample({ autosave: false });
  const own = await readOn(client);
  await render(<RecordConflict record={own} merge={merge} />);
  let sent = 0;
  const refuse = () => {
    sent += 1;
    if (sent < 20) server.answerNext(refuse);
    const body = { code: 'READ_ONLY', details: { summary: [] } };
    return Response.json(body, { status: 422 });
  };
  server.answerNext(refuse);
  own.set('summary', 'mine');
  await own.flush().catch(() => undefined);
  await expect.element(question).toMatchTextContent(/Summary.*mine/);
  expect(sent).toBe(1);
});

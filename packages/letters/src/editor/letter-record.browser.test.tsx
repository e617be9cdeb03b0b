import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LetterEditor } from '../editor.ts';
import { letterMerges, mergeLetterText } from '../index.ts';

const letters: Definition = {
  name: 'letters',
  label: 'Letters',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    body: { type: 'TEXT', allowNull: false, merge: 'blocks' },
  },
  relations: {},
};

function Editing({ letter }: { letter: ModelRecord }) {
  const { value, setValue } = useField(letter, 'body');
  const { conflict } = useSaveState(letter);
  const { base, mine, theirs } = conflict?.fields.body ?? {};
  const { parts } = mergeLetterText(String(base), String(mine), String(theirs));
  return (
    <LetterEditor
      label="Letter"
      value={String(value)}
      onChange={setValue}
      conflict={conflict && parts ? { parts, name: 'Kim', at: '2026-11-20T08:00:00Z' } : null}
      onResolve={(text) => {
        letter.resolve({ body: { value: text } });
        void letter.flush();
      }}
      locale="en"
    />
  );
}

async function open(body: string) {
  const server = createMemoryServer([letters], { letters: [{ id: 'l1', body }] });
  const client = createRecordClient({
    fetch: server.fetch,
    modifiers: { merges: letterMerges },
  });
  const letter = await (await client.view('letters')).get('l1');
  await render(
    <StrictMode>
      <Editing letter={letter} />
    </StrictMode>,
  );
  const row = () => server.rows.letters?.[0] ?? {};
  const change = (text: string) =>
    Object.assign(row(), { body: text, version: Number(row().version) + 1 });
  return { letter, row, change };
}

const text = () => page.getByRole('textbox', { name: 'Letter' });

test('another user’s paragraph appears while the user types on, and the caret stays [R7.8]', async () => {
  const { letter, row, change } = await open('Guten Tag\n\nBefund');
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}{End}{/Control} gut');
  change('Sehr geehrte Frau Müller\n\nvielen Dank\n\nBefund');
  await expect.poll(() => letter.saveState).toBe('saved');
  await expect
    .poll(() => text().element().textContent)
    .toBe('Sehr geehrte Frau Müllervielen DankBefund gut');
  await userEvent.keyboard(' und fest');
  await expect
    .poll(() => row().body)
    .toBe('Sehr geehrte Frau Müller\n\nvielen Dank\n\nBefund gut und fest');
  // Words that are typed slowly are several steps.
  await userEvent.keyboard(`{Control>}${'z'.repeat(' gut und fest'.length)}{/Control}`);
  await expect.poll(() => row().body).toBe('Sehr geehrte Frau Müller\n\nvielen Dank\n\nBefund');
});

test('a paragraph that both have changed is asked about, decided in the text, and saved', async () => {
  const { letter, row, change } = await open('Guten Tag\n\nBefund');
  await userEvent.click(text());
  change('Hallo\n\nBefund schlecht');
  await userEvent.keyboard('{Control>}{End}{/Control} gut');
  const question = page.getByRole('region', { name: 'Two versions of this passage' });
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect.poll(() => row().body).toBe('Hallo\n\nBefund gut\n\nBefund schlecht');
  expect(text().element().textContent).toBe('HalloBefund gutBefund schlecht');
  await expect.poll(() => letter.saveState).toBe('saved');
});

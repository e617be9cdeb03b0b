import {
  ConflictQuestion,
  type ConflictQuestionProps,
  UiKitProvider,
  uiKitMessages,
} from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const fields: ConflictQuestionProps['fields'] = [
  { name: 'city', label: 'Ort', mine: 'Jena', theirs: 'Erfurt' },
  { name: 'visits', label: 'Besuche', mine: 0, theirs: null },
];

test('each field shows both values under its label, and an empty one in words', async () => {
  const screen = await render(<ConflictQuestion fields={fields} onChoose={() => {}} />);
  await expect
    .element(screen.getByRole('alert', { name: 'Changed elsewhere in the meantime' }))
    .toBeVisible();
  const texts = [...screen.container.querySelectorAll('dt, dd > *')].map(
    ({ textContent }) => textContent,
  );
  expect(texts).toEqual([
    'Ort',
    'Your entry',
    'Jena',
    'It says there',
    'Erfurt',
    'Besuche',
    'Your entry',
    '0',
    'It says there',
    'empty',
  ]);
});

test.each([undefined, null, ''])('the value %j is shown as empty', async (mine) => {
  const screen = await render(
    <ConflictQuestion
      fields={[{ name: 'city', label: 'Ort', mine, theirs: false }]}
      onChoose={() => {}}
    />,
  );
  await expect.element(screen.getByText('empty')).toBeInTheDocument();
  await expect.element(screen.getByText('false')).toBeInTheDocument();
});

test('its texts follow the provider, and title and text can be a site’s own', async () => {
  const within = (props: Partial<ConflictQuestionProps>) => (
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <ConflictQuestion fields={fields} onChoose={() => {}} {...props} />
    </UiKitProvider>
  );
  const screen = await render(within({}));
  await expect
    .element(screen.getByRole('alert', { name: 'Inzwischen an anderer Stelle geändert' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Die anderen übernehmen' }))
    .toBeVisible();
  await screen.rerender(within({ title: 'Zwei Stände', text: 'Welcher gilt?' }));
  await expect.element(screen.getByRole('alert', { name: 'Zwei Stände' })).toBeVisible();
  await expect.element(screen.getByText('Welcher gilt?')).toBeVisible();
});

function Form({ onChoose }: Pick<ConflictQuestionProps, 'onChoose'>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <input name="street" />
      <input name="city" />
      {isOpen ? (
        <ConflictQuestion
          fields={fields}
          onChoose={(choice) => {
            setOpen(false);
            onChoose(choice);
          }}
        />
      ) : null}
    </>
  );
}

test.each([
  ['Keep my entries', 'mine'],
  ['Take the others', 'theirs'],
])('“%s” answers %s, and the focus is in the first of the fields', async (name, choice) => {
  const chosen: string[] = [];
  const screen = await render(<Form onChoose={(one) => chosen.push(one)} />);
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(chosen).toEqual([choice]);
  expect(document.activeElement).toBe(document.getElementsByName('city')[0]);
});

test('with several forms on a page the one with the question has the focus after the answer', async () => {
  const screen = await render(
    <>
      <input name="city" aria-label="another" />
      <div>
        <input name="city" aria-label="own" />
        <ConflictQuestion fields={fields} onChoose={() => {}} />
      </div>
    </>,
  );
  await screen.getByRole('button', { name: 'Keep my entries' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'own' })).toHaveFocus();
});

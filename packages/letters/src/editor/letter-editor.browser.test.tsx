import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LetterEditor } from '../editor.ts';
import { EditorStage, type EditorStageProps } from '../test/editor-stage.tsx';

const text = () => page.getByRole('textbox', { name: 'Text of the letter' });

async function open(props: EditorStageProps = {}) {
  const onText = vi.fn<(text: string) => void>();
  await render(<EditorStage value="" locale="en" onText={onText} {...props} />);
  await expect.element(text()).toBeVisible();
  return { onText, last: () => onText.mock.lastCall?.[0] };
}

/** Puts the caret behind, or before, the first occurrence of `words`. */
async function caretAt(words: string, side: 'end' | 'start' = 'end'): Promise<void> {
  await userEvent.click(text());
  const nodes = document.createTreeWalker(text().element(), NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const at = nodes.currentNode.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    getSelection()?.collapse(nodes.currentNode, side === 'end' ? at + words.length : at);
    // The editor reads a selection when the browser reports it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return;
  }
  throw new Error(`${words} is not in the letter`);
}

const caretBefore = () => {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  return focusNode?.textContent?.slice(0, focusOffset);
};

test('input becomes the letter’s text: paragraphs, line breaks, bold type', async () => {
  const { last } = await open();
  await userEvent.click(text());
  await userEvent.keyboard(
    'Guten Tag,{Enter}bitte {Control>}b{/Control}nicht{Control>}b{/Control} essen{Shift>}{Enter}{/Shift}* danke',
  );
  await expect.poll(last).toBe('Guten Tag,\n\nbitte **nicht** essen\n\\* danke');
});

test('lists begin by a mark, by a key and by a button, and Enter on an empty item ends them', async () => {
  const { last } = await open();
  await userEvent.click(text());
  await userEvent.keyboard('- Ausweis{Enter}Karte{Enter}{Enter}1. Eins');
  await expect.poll(last).toBe('- Ausweis\n- Karte\n\n1. Eins');
  await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
  await expect.poll(last).toBe('- Ausweis\n- Karte\n\n- Eins');
  await expect
    .element(page.getByRole('button', { name: 'List' }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'List' }).click();
  await expect.poll(last).toBe('- Ausweis\n- Karte\n\nEins');
});

test.each(['{Control>}{Enter}{/Control}', '{Escape}'])(
  '%s is left to the page, and changes no text',
  async (keys) => {
    const { last } = await open();
    const prevented: boolean[] = [];
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Control') prevented.push(event.defaultPrevented);
      // As the keys of a page do.
      event.preventDefault();
    };
    await userEvent.click(text());
    await userEvent.keyboard('Guten Tag');
    document.addEventListener('keydown', listen);
    await userEvent.keyboard(keys);
    document.removeEventListener('keydown', listen);
    expect(prevented).toEqual([false]);
    expect(last()).toBe('Guten Tag');
  },
);

test('a date at the beginning of a line is no list after Backspace', async () => {
  const { last } = await open();
  await userEvent.click(text());
  await userEvent.keyboard('1. {Backspace}Dezember');
  await expect.poll(last).toBe('1\\. Dezember');
});

function Outside({ value, onText }: { value: string; onText?: (text: string) => void }) {
  return (
    <LetterEditor
      label="Text of the letter"
      value={value}
      onChange={(next) => onText?.(next)}
      locale="en"
    />
  );
}

test('another user’s change leaves the caret, and undo takes back the own words alone [R7.8]', async () => {
  const onText = vi.fn<(text: string) => void>();
  const { rerender } = await render(<Outside value={'Eins\n\nZwei\n\nDrei'} onText={onText} />);
  await caretAt('Zwei');
  await userEvent.keyboard(' und halb');
  const own = 'Eins\n\nZwei und halb\n\nDrei';
  await expect.poll(() => onText.mock.lastCall?.[0]).toBe(own);
  await rerender(<Outside value={own} onText={onText} />);
  const both = 'Neu\n\nEINS\n\nZwei und halb';
  await rerender(<Outside value={both} onText={onText} />);
  expect(text().element().textContent).toBe('NeuEINSZwei und halb');
  expect(caretBefore()).toBe('Zwei und halb');
  expect(onText).toHaveBeenCalledTimes(' und halb'.length);
  await userEvent.keyboard('!');
  await expect.poll(() => onText.mock.lastCall?.[0]).toBe(`${both}!`);
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => onText.mock.lastCall?.[0]).toBe('Neu\n\nEINS\n\nZwei');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text().element().textContent).toBe('NeuEINSZwei');
});

test('a change inside the block with the caret leaves the caret', async () => {
  const { rerender } = await render(<Outside value="Guten Tag Frau Müller" />);
  await caretAt('Frau', 'start');
  await rerender(<Outside value="Sehr geehrte Frau Müller" />);
  expect(text().element().textContent).toBe('Sehr geehrte Frau Müller');
  await userEvent.keyboard('|');
  expect(text().element().textContent).toBe('Sehr geehrte |Frau Müller');
});

test('a value that is older than the last key is no change of another user', async () => {
  const onText = vi.fn<(text: string) => void>();
  const { rerender } = await render(<Outside value="a" onText={onText} />);
  await caretAt('a');
  await userEvent.keyboard('bc');
  await rerender(<Outside value="ab" onText={onText} />);
  expect(text().element().textContent).toBe('abc');
  await rerender(<Outside value={'x\n\nab'} onText={onText} />);
  expect(text().element().textContent).toBe('xabc');
  expect(onText.mock.lastCall?.[0]).toBe('x\n\nabc');
});

async function paste(html: string, plain = ''): Promise<void> {
  const data = new DataTransfer();
  if (html) data.setData('text/html', html);
  data.setData('text/plain', plain);
  text()
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
}

test.each([
  [
    'paragraphs, bold type and lists',
    '<h2 style="color:red" onclick="x()">Befund</h2><p><b>gut</b> und <span style="font-weight:700">fest</span><a href="https://x.example">hier</a></p><ul><li>eins</li><li><p>zwei</p></li></ul><table><tr><td>Zelle</td></tr></table><img src="x" onerror="x()">',
    'Befund\n\n**gut** und **fest**hier\n\n- eins\n- zwei\n\nZelle',
  ],
  [
    'a copy of a text program that wraps everything in bold type of normal weight',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Guten Tag</span></p></b>',
    'Guten Tag',
  ],
  [
    'scripts and styles, of which nothing is left',
    '<style>p{}</style><script>x()</script><p>a</p>',
    'a',
  ],
])('paste keeps %s', async (_, html, expected) => {
  const { last } = await open();
  await userEvent.click(text());
  await paste(html);
  await expect.poll(last).toBe(expected);
});

test('pasted plain text has its paragraphs, normalised', async () => {
  const { last } = await open();
  await userEvent.click(text());
  await paste('', 'Be\u00adfund\tgut\n\nbis bald');
  await expect.poll(last).toBe('Befund gut\n\nbis bald');
});

test('a copy of the editor is pasted as it was', async () => {
  const { last } = await open({ value: '- **eins**\n- zwei' });
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}a{/Control}');
  const data = new DataTransfer();
  text()
    .element()
    .dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.poll(last).toBe('');
  await paste(data.getData('text/html'), data.getData('text/plain'));
  await expect.poll(last).toBe('- **eins**\n- zwei');
});

const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });

test('a text block is found after a slash, and inserted at the caret; undo gives back the query', async () => {
  const { last } = await open({ value: 'Bitte mit einer  danach.' });
  await caretAt('einer ');
  await userEvent.keyboard('/pfl');
  await expect.element(option('Pflege, trocken')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('2 of 4 text blocks')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Pflege, Microneedling')).toHaveAttribute('aria-selected', 'true');
  expect(text().element().getAttribute('aria-activedescendant')).toBe(
    option('Pflege, Microneedling').element().id,
  );
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(last)
    .toBe('Bitte mit einer milden Creme ohne Säuren; drei Tage lang kein Sport. danach.');
  expect(page.getByRole('listbox').query()).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(last).toBe('Bitte mit einer /pfl danach.');
});

test('Escape closes the list and keeps the slash; a slash inside of a word opens none', async () => {
  const { last } = await open({ value: 'und' });
  await caretAt('und');
  await userEvent.keyboard('/oder /pf');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('listbox').query()).toBeNull();
  await userEvent.keyboard('l und weiter');
  await expect.poll(last).toBe('und/oder /pfl und weiter');
  expect(page.getByRole('listbox').query()).toBeNull();
});

test('places of a text block are filled, and open ones are reached by Tab and by a button', async () => {
  const { last } = await open({ places: { anrede: 'Guten Tag Frau Müller' } });
  await userEvent.click(text());
  await userEvent.keyboard('/termin{Enter}');
  await expect
    .poll(last)
    .toBe('Guten Tag Frau Müller,\n\nwir bestätigen Ihren Termin **{termin}** für {behandlung}.');
  expect(getSelection()?.toString()).toBe('{termin}');
  await userEvent.keyboard('am 3. Mai');
  await userEvent.keyboard('{Tab}');
  expect(getSelection()?.toString()).toBe('{behandlung}');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).not.toBe(text().element());
  await page.getByRole('button', { name: 'One open place' }).click();
  await userEvent.keyboard('Skinbooster');
  await expect
    .poll(last)
    .toBe('Guten Tag Frau Müller,\n\nwir bestätigen Ihren Termin **am 3. Mai** für Skinbooster.');
  expect(document.querySelector('.pk-letter-place')).toBeNull();
});

test('the button of text blocks opens the list without a key, and replaces no selection', async () => {
  const { last } = await open({ value: 'Bitte' });
  await userEvent.click(text());
  await userEvent.keyboard('{Control>}a{/Control}');
  await page.getByRole('button', { name: 'Text block' }).click();
  await option('Pflege, trocken').click();
  await expect.poll(last).toMatch(/^Bitte einfachen, duftstofffreien Creme/);
});

const conflict = {
  value: 'Guten Tag\n\nBefund\n\nbis bald',
  mine: 'Guten Tag\n\nBefund gut\n\nbis bald',
  theirs: 'Hallo\n\nBefund schlecht\n\nbis bald',
};

test.each([
  ['Keep mine', 'Hallo\n\nBefund gut\n\nbis bald'],
  ['Take theirs', 'Hallo\n\nBefund schlecht\n\nbis bald'],
  ['Keep both', 'Hallo\n\nBefund gut\n\nBefund schlecht\n\nbis bald'],
])('a conflict is asked at its block: %s', async (button, expected) => {
  const { last } = await open(conflict);
  const question = page.getByRole('region', { name: 'Two versions of this passage' });
  await expect.element(question.getByText('S. Beispiel, 8:58 AM')).toBeVisible();
  const ringed = text().element().querySelector('.pk-letter-asked');
  expect(ringed?.textContent).toBe('Befund gut');
  expect(ringed?.nextElementSibling?.contains(question.element())).toBe(true);
  await question.getByRole('button', { name: button }).click();
  await expect.poll(last).toBe(expected);
  expect(question.query()).toBeNull();
  expect(document.activeElement).toBe(text().element());
});

test('typing goes on in a passage that waits, by keyboard alone it is reached and decided', async () => {
  const { last } = await open(conflict);
  await caretAt('Befund gut');
  await userEvent.keyboard(' und fest');
  await expect.poll(last).toBe('Guten Tag\n\nBefund gut und fest\n\nbis bald');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(last).toBe('Hallo\n\nBefund gut und fest\n\nbis bald');
});

test.each([
  ['down', 'Befund gut', 'end', '{ArrowDown}', 'Guten Tag\n\nBefund gut\n\nbis bald|'],
  ['up', 'bis bald', 'end', '{ArrowUp}', 'Guten Tag\n\nBefund |gut\n\nbis bald'],
  ['to the right', 'Befund gut', 'end', '{ArrowRight}', 'Guten Tag\n\nBefund gut\n\n|bis bald'],
  ['to the left', 'bis bald', 'start', '{ArrowLeft}', 'Guten Tag\n\nBefund gut|\n\nbis bald'],
  [
    'to the end',
    'Guten',
    'end',
    '{Control>}{End}{/Control}',
    'Guten Tag\n\nBefund gut\n\nbis bald|',
  ],
  [
    'to the beginning',
    'bis',
    'end',
    '{Control>}{Home}{/Control}',
    '|Guten Tag\n\nBefund gut\n\nbis bald',
  ],
] as const)('the caret goes %s past a question', async (_, words, side, key, expected) => {
  const { last } = await open(conflict);
  await caretAt(words, side);
  await userEvent.keyboard(key);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await userEvent.keyboard('|');
  await expect.poll(last).toBe(expected);
});

test.each([
  [
    'end',
    'Guten Tag\n\nBefund',
    'Guten Tag\n\nBefund gut',
    '{Control>}{End}{/Control}',
    'Guten Tag\n\nBefund gut|',
  ],
  ['beginning', 'Guten Tag\n\nBefund', 'Befund', '{Control>}{Home}{/Control}', '|Befund'],
])(
  'a question at the %s of the letter leaves the caret its way there',
  async (_, value, mine, key, expected) => {
    const theirs = value.replace('Befund', 'Befund schlecht').replace('Guten Tag', 'Hallo');
    const { last } = await open({ value, mine, theirs });
    await caretAt('Bef');
    await userEvent.keyboard(key);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await userEvent.keyboard('|');
    await expect.poll(last).toBe(expected);
  },
);

test('several passages are sent when the last one is decided', async () => {
  const { onText, last } = await open({
    value: 'Guten Tag\n\nBefund\n\nPlan\n\nbis bald',
    mine: 'Hallo\n\nBefund\n\nbis bald',
    theirs: 'Moin\n\nBefund\n\nPlan für März\n\nbis bald',
  });
  await expect.element(page.getByText(/^You both have changed 2 passages/)).toBeVisible();
  const [first, second] = page.getByRole('region').all();
  await first?.getByRole('button', { name: 'Take theirs' }).click();
  expect(onText).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Show it' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(last).toBe('Moin\n\nBefund\n\nbis bald');
  expect(second?.query()).toBeNull();
});

test('a letter that may only be read has no tools, no questions, and takes no key', async () => {
  const { onText } = await open({ ...conflict, readOnly: true });
  expect(page.getByRole('button').query()).toBeNull();
  await expect.element(text()).toHaveAttribute('aria-readonly', 'true');
  await userEvent.click(text());
  await userEvent.keyboard('abc');
  expect(onText).not.toHaveBeenCalled();
});

test('beside the paper’s width the ring names the millimeter of the caret’s line', async () => {
  await page.viewport(1000, 800);
  // As the press sets them.
  const blocks = [
    { lines: [[1, 110.14, 0, 10, 0]] },
    { lines: [[1, 117.9, 0, 13, 0]] },
    {
      lines: [
        [1, 123.14, 0, 4, 0],
        [1, 128.38, 0, 4, 1],
      ],
    },
    { lines: [[2, 25, 0, 8, 0]] },
  ] as const;
  const value = 'Guten Tag,\n\nbitte mitbringen\n\n- Karte\n- Liste\n\nbis bald';
  await open({ value, layout: { pages: 2, free_mm: 200, blocks } });
  const ring = () => document.querySelector('.pk-letter-scale-ring')?.textContent;
  for (const [words, mm] of [
    ['Guten', 112],
    ['bitte', 120],
    ['Karte', 125],
    ['Liste', 130],
    ['bis bald', 27],
  ] as const) {
    await caretAt(words);
    await expect.poll(ring).toBe(String(mm));
  }
  const pages = () => document.querySelectorAll('.pk-letter-scale-page').length;
  expect(pages()).toBe(2);
  // Ticks that no empty paragraph of the screen makes untrue.
  await caretAt('Guten Tag,');
  await userEvent.keyboard('{Enter}');
  await expect.poll(pages).toBe(0);
  await caretAt('Liste');
  await expect.poll(ring).toBe('130');
  await page.viewport(700, 800);
  expect(document.querySelector('.pk-letter-scale')?.checkVisibility()).toBe(false);
});

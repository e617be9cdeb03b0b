import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LetterEditor } from './editor.ts';
import { guide } from './letter-editor.guide.tsx';
import { EditorStage, type EditorStageProps, sampleLetter } from './test/editor-stage.tsx';

/** As the press sets the sample letter. */
const layout = {
  pages: 1,
  free_mm: 95.4,
  blocks: [{ lines: [[1, 110.14, 0, 29, 0]] }],
} as const;
const base = sampleLetter;
const mine = base.replace('vier Wochen', 'vier Wochen, in etwa zwei Millimetern Tiefe');
const theirs = base.replace('vier Wochen', 'drei Wochen').replace('18. November', '19. November');

const meta = {
  title: 'Packages/letters/Editor',
  component: LetterEditor,
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '460px' } } },
  args: { layout, letterLocale: 'de' },
  render: (
    args: EditorStageProps,
    { globals: { language = 'de' } }: { globals: Record<string, string> },
  ) => <EditorStage key={language} {...args} locale={language === 'de' ? 'de' : 'en'} />,
} satisfies Meta;

export default meta;
type Story = StoryObj<EditorStageProps>;

const textOf = (canvas: HTMLElement) =>
  within(canvas).findByRole('textbox', { name: /^Text (des|of)/ });

export const Letter: Story = {};

export const Empty: Story = { args: { value: '', layout: null } };

export const ReadOnly: Story = { args: { readOnly: true } };

/** A slash opens the list of text blocks; the focus stays in the text. */
export const TextBlocks: Story = {
  name: 'Text blocks',
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '300px' },
      source: {
        code: `<LetterEditor {...props} blocks={blocks} places={{ termin: '18. November' }} />`,
      },
    },
  },
  args: { value: 'Bitte pflegen Sie die Haut mit einer ' },
  async play({ canvasElement }) {
    const text = await textOf(canvasElement);
    await userEvent.click(text);
    getSelection()?.selectAllChildren(text);
    getSelection()?.collapseToEnd();
    await userEvent.keyboard('/pfl');
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(2);
  },
};

/** Places that are not filled are ringed, and the letter cannot be sent. */
export const OpenPlaces: Story = {
  name: 'Open places',
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '240px' },
      source: {
        code: `<LetterEditor {...props} value="{anrede},\\n\\nwir bestätigen Ihren Termin **{termin}**." />`,
      },
    },
  },
  args: { value: '{anrede},\n\nwir bestätigen Ihren Termin **{termin}** für {behandlung}.' },
};

/** Both have changed the plan; what only one has changed is merged. */
export const Conflict: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '580px' },
      source: {
        code: `<LetterEditor {...props} conflict={{ parts, name: 'S. Beispiel', at }} onResolve={save} />`,
      },
    },
  },
  args: { value: base, mine, theirs },
};

/** A passage that this user has removed, and two more. */
export const SeveralConflicts: Story = {
  args: {
    value: 'Guten Tag\n\nBefund\n\nPlan\n\nbis bald',
    mine: 'Hallo\n\nBefund\n\nbis bald',
    theirs: 'Sehr geehrte Frau Müller\n\nBefund\n\nPlan für März\n\nbis bald',
  },
};

export const LongWords: Story = {
  args: { value: `${'Donaudampfschifffahrt'.repeat(9)}\n\n- ${'Heilbehandlung'.repeat(12)}` },
};

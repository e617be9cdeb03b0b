import type { Meta, StoryObj } from '@storybook/react-vite';
import { frozen, layout } from '../test/sample-letter.ts';
import { guide } from './letter-paper.guide.tsx';
import { LetterPaper } from './letter-paper.tsx';
import '../styles.css';

const meta = {
  title: 'Packages/letters/Letter paper',
  component: LetterPaper,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '900px' } },
  },
  args: { letter: frozen, layout },
  decorators: [
    (Story) => (
      <div className="bg-ink/8 py-10 print:bg-transparent print:py-0">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LetterPaper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the places of its print. */
export const Lines: Story = {};

/** A letter of which no print was made. */
export const WithoutPlaces: Story = { args: { layout: null } };

/** In a pane that is narrower than a sheet. */
export const Flowing: Story = { args: { isFlowing: true } };

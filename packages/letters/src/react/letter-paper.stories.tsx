import type { Meta, StoryObj } from '@storybook/react-vite';
import { frozen, layout } from '../test/sample-letter.ts';
import { LetterPaper } from './letter-paper.tsx';
import '../styles.css';

const meta = {
  title: 'Packages/letters/Letter paper',
  component: LetterPaper,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A letter as it was sent, by DIN 5008, form B. In a window with room for a sheet each line is where the print has it, one sheet a page; in a narrower one the text flows. Printing the page gives the same sheets. It stays paper in the dark.

**When** a sent letter is read or printed. **When not:** while it is written.

**Keyboard** none. **Accessibility** The subject is a heading; ruler and fold marks are hidden from screen readers.`,
      },
    },
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

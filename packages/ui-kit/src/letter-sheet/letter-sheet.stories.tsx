import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LetterSheet } from './letter-sheet.tsx';

const meta = {
  title: 'Practice/Letter sheet',
  component: LetterSheet,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A letter on its A4 sheet, after DIN 5008. On paper it fills the page, on a phone its parts flow.

**When** a letter is read, checked or printed. **When not:** for a message of two lines.

| do | don't |
|---|---|
| one subject, one letter | a newsletter |
| print it as it is | a second layout for paper |

**Anatomy** brand · practice · return address · address · facts · subject · text · footer; beside it the ruler, with fold
marks at 105, 148.5 and 210 mm. It stays paper in the dark.

**Keyboard** none. **Accessibility** The subject is the page's heading; ruler and marks are hidden.`,
      },
    },
  },
  args: {
    brand: 'Aurelia',
    practice: (
      <>
        Praxis für ästhetische Medizin
        <br />
        Dr. med. Clara Mustermann
      </>
    ),
    returnAddress: 'Aurelia, Musterstraße 12, 99423 Weimar',
    address: ['Frau', 'Marta Mustermann', 'Beispielweg 4', '99425 Weimar'],
    facts: [
      { term: 'Unser Zeichen', value: 'CM-2026-0412' },
      { term: 'Datum', value: '20.11.2026' },
    ],
    subject: 'Befund und Plan nach Ihrer Beratung',
    children: (
      <>
        <p>Sehr geehrte Frau Mustermann,</p>
        <p>vielen Dank für Ihren Besuch am 18. November. Ich fasse zusammen, was wir sahen.</p>
        <p>Mit freundlichen Grüßen</p>
        <p>Dr. med. Clara Mustermann</p>
      </>
    ),
    footer: 'Musterstraße 12, 99423 Weimar',
  },
  decorators: [
    (Story) => (
      <div lang="de" className="bg-ink/8 py-10 print:bg-transparent print:py-0">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LetterSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One A4 sheet, true to the millimeter; it stays paper in the dark, too. */
export const Paper: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Befund');
  },
};

export const WithoutRuler: Story = { args: { hasRuler: false, facts: [] } };

/** The letter has one language, that of its reader. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
};

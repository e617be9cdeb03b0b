import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './accordion.guide.tsx';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    items: [
      { id: 'pain', title: 'Does it hurt?', content: 'Hardly. A cream numbs the skin before.' },
      {
        id: 'time',
        title: 'How long does it take?',
        content: 'Half an hour, with the talk an hour.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const middles = [...canvasElement.querySelectorAll('summary > *')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(middles[1]).toBe(middles[0]);
    await userEvent.click(canvas.getByText('Does it hurt?'));
    await expect(canvas.getByText(/A cream numbs/)).toBeVisible();
    await userEvent.click(canvas.getByText('How long does it take?'));
    await expect(canvas.getByText(/A cream numbs/)).toBeVisible();
  },
};

/** Opening one question closes the other. */
export const Exclusive: Story = {
  args: { isExclusive: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Does it hurt?'));
    await userEvent.click(canvas.getByText('How long does it take?'));
    await expect(canvas.getByText('Does it hurt?').closest('details')).not.toHaveAttribute('open');
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    items: [
      {
        id: 'lang',
        title: 'Welche Vorsichtsmaßnahmen gelten nach einer Vitamininfusionsbehandlung?',
        content:
          'Bitte verzichten Sie zwei Tage auf Saunabesuche und Hochleistungssportveranstaltungen.',
        isOpen: true,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const items = (state: string, isOpen: boolean) => [
      {
        id: `${state}-pain`,
        title: say('Tut die Behandlung weh?', 'Does the treatment hurt?'),
        content: say(
          'Meist kaum: Eine Creme betäubt die Haut vorher. Wir hören auf, sobald Sie es sagen.',
          'Hardly: a cream numbs the skin before. We stop as soon as you say so.',
        ),
        isOpen,
      },
      {
        id: `${state}-work`,
        title: say('Wann kann ich wieder arbeiten?', 'When can I work again?'),
        content: say('Am selben Tag.', 'The same day.'),
      },
    ];
    return (
      <Specimens>
        <Specimen name="closed">
          <Accordion items={items('closed', false)} />
        </Specimen>
        <Specimen name="one open">
          <Accordion items={items('open', true)} />
        </Specimen>
        <Specimen name="hover" state="hover">
          <Accordion items={items('hover', false)} />
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <Accordion items={items('focus', false)} />
        </Specimen>
      </Specimens>
    );
  },
};

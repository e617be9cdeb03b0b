import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './fact-box.guide.tsx';
import { FactBox } from './fact-box.tsx';

const meta = {
  title: 'Practice/Fact box',
  component: FactBox,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'At a glance',
    facts: [
      { term: 'Depth', value: '2–8 mm' },
      { term: 'Takes', value: '60 minutes' },
      { term: 'Works', value: 'at once, in full after 14 days' },
      { term: 'Price', value: 'from €320', note: 'billed by the GOÄ' },
    ],
    children: <Button>Request a consultation</Button>,
  },
  decorators: [
    (Story, { tags }) => (
      <div style={tags.includes('sheet') ? {} : { maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FactBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A site may give it a background; the lines have the color of the text. */
export const OnAGround: Story = { args: { className: 'bg-ink/8' } };

/** The longest term sets the width of its column in all rows. */
export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Auf einen Blick',
    facts: [
      { term: 'Behandlungsdauer', value: '60 Minuten' },
      { term: 'Gesellschaftsfähigkeit', value: 'nach 24 bis 48 Stunden' },
      { term: 'Preis', value: 'ab 320 €', note: 'Abrechnung nach der Gebührenordnung für Ärzte' },
    ],
    children: <Button>Beratungsgespräch vereinbaren</Button>,
  },
  play: async ({ canvasElement }) => {
    for (const { scrollWidth, clientWidth } of canvasElement.querySelectorAll('dt, dd')) {
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const facts = [
      { term: say('Tiefe', 'Depth'), value: '2–8 mm' },
      { term: say('Dauer', 'Takes'), value: say('60 Minuten', '60 minutes') },
      {
        term: say('Wirkung', 'Works'),
        value: say('sofort, ganz nach 14 Tagen', 'at once, in full after 14 days'),
      },
      {
        term: say('Preis', 'Price'),
        value: say('ab 320 €', 'from €320'),
        note: say('Abrechnung nach GOÄ', 'billed by the GOÄ'),
      },
    ];
    return (
      <Specimens width="18rem">
        <Specimen name="plain">
          <FactBox title={say('Auf einen Blick', 'At a glance')} facts={facts}>
            <Button>{say('Beratung anfragen', 'Request a consultation')}</Button>
          </FactBox>
        </Specimen>
        <Specimen name="on a ground">
          <FactBox
            title={say('Auf einen Blick', 'At a glance')}
            facts={facts}
            className="bg-ink/8"
          />
        </Specimen>
      </Specimens>
    );
  },
};

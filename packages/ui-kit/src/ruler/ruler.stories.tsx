import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './ruler.guide.tsx';
import { Ruler } from './ruler.tsx';

const meta = {
  title: 'Content/Ruler',
  component: Ruler,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    max: 10,
    value: 7,
    label: 'Recovery codes',
    valueText: '7 of 10 are left',
    labels: [
      { at: 0, text: '0' },
      { at: 7, text: '7' },
      { at: 10, text: '10' },
    ],
  },
} satisfies Meta<typeof Ruler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodesLeft: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Recovery codes' });
    await expect(meter).toHaveAttribute('aria-valuetext', '7 of 10 are left');
  },
};

export const WithThreshold: Story = {
  args: {
    max: 20,
    value: 11,
    threshold: 15,
    label: 'Characters',
    valueText: '11 characters',
    labels: [
      { at: 0, text: '0' },
      { at: 5, text: '5' },
      { at: 10, text: '10' },
      { at: 15, text: '15 characters' },
    ],
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const years = [
      { at: 0, text: '0' },
      { at: 5, text: '5' },
      { at: 10, text: say('10 Jahre', '10 years') },
    ];
    return (
      <Specimens>
        <Specimen name="empty">
          <Ruler max={10} value={0} labels={years} />
        </Specimen>
        <Specimen name="value">
          <Ruler max={10} value={8} labels={years} />
        </Specimen>
        <Specimen name="full, above the end">
          <Ruler max={10} value={14} labels={years} />
        </Specimen>
        <Specimen name="threshold">
          <Ruler
            max={20}
            value={11}
            threshold={15}
            labels={[
              { at: 0, text: '0' },
              { at: 15, text: say('15 Zeichen', '15 characters') },
            ]}
          />
        </Specimen>
        <Specimen name="steps of two, without labels">
          <Ruler max={30} step={2} value={13} />
        </Specimen>
        <Specimen name="on a dark ground">
          <div className="bg-primary p-4 text-on-primary">
            <Ruler max={10} value={3} labels={years} />
          </div>
        </Specimen>
      </Specimens>
    );
  },
};

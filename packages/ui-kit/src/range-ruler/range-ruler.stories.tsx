import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './range-ruler.guide.tsx';
import { RangeRuler, type RangeRulerProps } from './range-ruler.tsx';

function Depth(props: RangeRulerProps) {
  const [value, setValue] = useState(props.value);
  return <RangeRuler {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Controls/Range ruler',
  component: RangeRuler,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Depth',
    value: [2, 8],
    max: 10,
    handles: ['least depth', 'greatest depth'],
    format: (value: number) => `${value} mm`,
    onChange: () => {},
  },
  render: (args) => <Depth {...args} />,
} satisfies Meta<typeof RangeRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Millimeters: Story = {};

/** Words that may break anywhere leave the figures whole. */
export const AmongLongWords: Story = {
  render: (args) => (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Depth {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (figure: string) => canvas.getByText(figure).getBoundingClientRect().height;
    await expect(heightOf('10')).toBe(heightOf('0'));
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args, { globals }) => {
    const say = sayIn(globals);
    const handles = [say('geringste', 'least'), say('größte', 'greatest')] as const;
    return (
      <Specimens width="22rem">
        <Specimen name="a range">
          <Depth {...args} label={say('Tiefe', 'Depth')} handles={handles} />
        </Specimen>
        <Specimen name="one depth">
          <Depth {...args} label={say('Tiefe', 'Depth')} handles={handles} value={[5, 5]} />
        </Specimen>
      </Specimens>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { RangeRuler, type RangeRulerProps } from './range-ruler.tsx';

function Depth(props: RangeRulerProps) {
  const [value, setValue] = useState(props.value);
  return <RangeRuler {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Controls/Range ruler',
  component: RangeRuler,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A range on a true scale, set by two handles.

**When** a least and a greatest value are meant: a depth. **When not:** for one value, or where digits count: *Field*.

| do | don't |
|---|---|
| the figures beside it | a scale that is not linear |
| say the unit | more than about a hundred steps |

**Anatomy** two handles, the range between them · ticks · figures.

| key | does |
|---|---|
| Left, Right | a step |
| Home, End | the ends of the scale |

**Accessibility** Two native sliders with names of their own; a handle that passes the other takes it along.`,
      },
    },
  },
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './radio.guide.tsx';
import { Radio, RadioGroup } from './radio.tsx';

const meta = {
  title: 'Forms/Radio',
  component: RadioGroup,
  subcomponents: { Radio },
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Which time suits you?',
    name: 'time',
    onChange: fn(),
    children: (
      <>
        <Radio value="morning" label="Mornings" help="8:30 a.m. to noon" />
        <Radio value="evening" label="Evenings" help="until 8 p.m. on Thursdays" />
        <Radio value="any" label="Either" />
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys choose, as in every group of radios. */
export const Choices: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Mornings'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Evenings' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('evening');
  },
};

export const Chosen: Story = { args: { defaultValue: 'any' } };
export const Row: Story = { name: 'Side by side', args: { layout: 'row' } };

export const WithError: Story = {
  args: { error: 'Please choose a time', isRequired: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: /Which time/ });
    await expect(group).toHaveAccessibleDescription('Please choose a time');
    await expect(group).toBeInvalid();
    const { color } = getComputedStyle(canvas.getByText('Please choose a time'));
    for (const ring of canvas.getAllByRole('radio')) {
      await expect(ring).toBeRequired();
      await expect(ring).toHaveStyle({ borderColor: color });
      // ARIA has it for the group alone.
      await expect(ring).not.toHaveAttribute('aria-invalid');
    }
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'morning' } };

const lengths = [
  ['15', '15 minutes', '€30'],
  ['30', '30 minutes', '€55'],
  ['45', '45 minutes', '€80'],
  ['60', 'One hour', '€105'],
] as const;

/** Name and price are one label: both are heard, and the figures are below each other. The classes are Tailwind’s; a sheet of your own does as well. */
export const OneOfFourWithPrices: Story = {
  name: 'One of four, with prices',
  tags: ['example'],
  args: {
    label: 'How long may your consultation take?',
    help: 'Prices are totals.',
    name: 'length',
    children: lengths.map(([value, name, price]) => (
      <Radio
        key={value}
        value={value}
        label={
          <span className="flex w-72 max-w-full justify-between gap-6">
            {name} <span>{price}</span>
          </span>
        }
      />
    )),
  },
  parameters: {
    docs: {
      source: {
        code: `const lengths = [
  ['15', '15 minutes', '€30'],
  ['30', '30 minutes', '€55'],
  ['45', '45 minutes', '€80'],
  ['60', 'One hour', '€105'],
];

<RadioGroup
  label="How long may your consultation take?"
  help="Prices are totals."
  name="length"
>
  {lengths.map(([value, name, price]) => (
    <Radio
      key={value}
      value={value}
      label={
        <span className="flex w-72 max-w-full justify-between gap-6">
          {name} <span>{price}</span>
        </span>
      }
    />
  ))}
</RadioGroup>;`,
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '45 minutes €80' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('45');
  },
};

/** The sentence says what is missing, and every ring is marked. */
export const NothingChosen: Story = {
  name: 'One of four, with prices, nothing chosen',
  tags: ['example'],
  args: {
    ...OneOfFourWithPrices.args,
    error: 'Please choose a length',
    isRequired: true,
  },
  parameters: {
    docs: {
      source: {
        code: `const lengths = [
  ['15', '15 minutes', '€30'],
  ['30', '30 minutes', '€55'],
  ['45', '45 minutes', '€80'],
  ['60', 'One hour', '€105'],
];

<RadioGroup
  label="How long may your consultation take?"
  help="Prices are totals."
  name="length"
  isRequired
  error={isMissing ? 'Please choose a length' : undefined}
>
  {lengths.map(([value, name, price]) => (
    <Radio
      key={value}
      value={value}
      label={
        <span className="flex w-72 max-w-full justify-between gap-6">
          {name} <span>{price}</span>
        </span>
      }
    />
  ))}
</RadioGroup>;`,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose a length Prices are totals.',
    );
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Wie möchten Sie Ihre Behandlungsunterlagen und Aufklärungsbögen erhalten?',
    children: (
      <>
        <Radio value="digital" label="Verschlüsselt im geschützten Patientenbereich" />
        <Radio value="post" label="Als Einschreiben an meine Wohnanschrift" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};

/** Every state of the ring, and the group. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('Wann passt es Ihnen?', 'Which time suits you?');
    const morning = <Radio value="morning" label={say('vormittags', 'Mornings')} />;
    const evening = <Radio value="evening" label={say('abends', 'Evenings')} />;
    return (
      <Specimens>
        <Specimen name="none chosen">
          <RadioGroup label={label} isRequired>
            {morning}
            {evening}
          </RadioGroup>
        </Specimen>
        <Specimen name="chosen, with help">
          <RadioGroup label={label} defaultValue="evening">
            {morning}
            <Radio
              value="evening"
              label={say('abends', 'Evenings')}
              help={say('donnerstags bis 20 Uhr', 'until 8 p.m. on Thursdays')}
            />
          </RadioGroup>
        </Specimen>
        <Specimen name="hover" state="hover">
          <RadioGroup label={label}>
            {morning}
            {evening}
          </RadioGroup>
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <RadioGroup label={label} defaultValue="morning">
            {morning}
          </RadioGroup>
        </Specimen>
        <Specimen name="disabled">
          <RadioGroup label={label} defaultValue="morning" isDisabled>
            {morning}
            {evening}
          </RadioGroup>
        </Specimen>
        <Specimen name="row, error">
          <RadioGroup
            layout="row"
            label={label}
            help={say('Wir richten uns danach.', 'We go by it.')}
            error={say('Bitte wählen Sie eine Zeit', 'Please choose a time')}
            isRequired
          >
            {morning}
            {evening}
          </RadioGroup>
        </Specimen>
      </Specimens>
    );
  },
};

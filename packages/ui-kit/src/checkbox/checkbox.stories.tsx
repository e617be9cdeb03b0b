import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './checkbox.guide.tsx';
import { Checkbox, CheckboxGroup } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Remind me of my appointment by e-mail', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on the label checks it as well. */
export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText('Remind me of my appointment by e-mail');
    await expect(words.closest('label')?.clientHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(words);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const WithHelp: Story = { args: { help: 'One day before, at about nine.' } };

export const WithError: Story = {
  args: {
    label: (
      <>
        I have read how the practice <Link href="#privacy">handles my data</Link>
      </>
    ),
    error: 'Please confirm that you have read it',
    required: true,
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Please confirm that you have read it');
    await expect(box).toBeRequired();
    await expect(box).toBeInvalid();
  },
};

const channels = ['E-mail', 'Text message', 'Phone'];

function All() {
  const [chosen, setChosen] = useState(['E-mail']);
  const isAll = chosen.length === channels.length;
  return (
    <CheckboxGroup label="How may we reach you?">
      <Checkbox
        label="Any way"
        checked={isAll}
        isIndeterminate={chosen.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? [] : channels)}
      />
      {channels.map((channel) => (
        <Checkbox
          key={channel}
          className="pl-8"
          label={channel}
          checked={chosen.includes(channel)}
          onChange={({ target }) =>
            setChosen((now) =>
              target.checked ? [...now, channel] : now.filter((one) => one !== channel),
            )
          }
        />
      ))}
    </CheckboxGroup>
  );
}

/** Neither yes nor no: it represents several boxes, of which some are checked. */
export const Indeterminate: Story = {
  parameters: {
    docs: {
      source: {
        code: `<CheckboxGroup label="How may we reach you?">
  <Checkbox
    label="Any way"
    checked={isAll}
    isIndeterminate={chosen.length > 0 && !isAll}
    onChange={() => setChosen(isAll ? [] : channels)}
  />
  {channels.map((channel) => (
    <Checkbox key={channel} label={channel} checked={chosen.includes(channel)} onChange={() => toggle(channel)} />
  ))}
</CheckboxGroup>`,
      },
    },
  },
  render: () => <All />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Any way' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Phone' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'E-mail' }));
    await expect(all).toBePartiallyChecked();
  },
};

/** The group is a fieldset; screen readers read its legend and its error with the choices. */
export const Group: Story = {
  render: () => (
    <CheckboxGroup
      label="What is it about?"
      help="It is no commitment to anything."
      error="Please choose one at least"
      isRequired
    >
      <Checkbox name="concern" value="lines" label="Lines" />
      <Checkbox name="concern" value="pigment" label="Pigment spots" />
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Please choose one at least It is no commitment to anything.',
    );
  },
};

/** The first line is beside the box, the others are aligned with it. */
export const LongWords: Story = {
  args: {
    label:
      'Ich wurde über die Behandlungsmöglichkeiten, Nebenwirkungen und Gegenanzeigen aufgeklärt und habe die Einverständniserklärung unterschrieben.',
  },
  globals: { language: 'de' },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
};

/** Every state of the box, and the group. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('Per E-Mail erinnern', 'Remind me by e-mail');
    return (
      <Specimens>
        <Specimen name="unchecked">
          <Checkbox label={label} />
        </Specimen>
        <Specimen name="checked">
          <Checkbox label={label} defaultChecked />
        </Specimen>
        <Specimen name="indeterminate">
          <Checkbox label={label} isIndeterminate />
        </Specimen>
        <Specimen name="hover" state="hover">
          <Checkbox label={label} />
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <Checkbox label={label} defaultChecked />
        </Specimen>
        <Specimen name="disabled">
          <Checkbox label={label} disabled />
          <Checkbox label={label} disabled defaultChecked />
        </Specimen>
        <Specimen name="help">
          <Checkbox label={label} help={say('Am Tag davor, gegen neun.', 'One day before.')} />
        </Specimen>
        <Specimen name="error">
          <Checkbox
            label={say('Ich habe den Hinweis zum Datenschutz gelesen', 'I read the privacy notice')}
            error={say('Bitte bestätigen Sie das', 'Please confirm this')}
            required
          />
        </Specimen>
        <Specimen name="group">
          <CheckboxGroup
            label={say('Worum geht es?', 'What is it about?')}
            help={say('Es verpflichtet zu nichts.', 'It commits you to nothing.')}
            isRequired
          >
            <Checkbox label={say('Falten', 'Lines')} defaultChecked />
            <Checkbox label={say('Pigmentflecken', 'Pigment spots')} />
          </CheckboxGroup>
        </Specimen>
        <Specimen name="group, row, error">
          <CheckboxGroup
            layout="row"
            label={say('Wann passt es Ihnen?', 'When does it suit you?')}
            error={say('Bitte wählen Sie mindestens eine Zeit', 'Please choose one at least')}
          >
            <Checkbox label={say('morgens', 'mornings')} />
            <Checkbox label={say('abends', 'evenings')} />
          </CheckboxGroup>
        </Specimen>
      </Specimens>
    );
  },
};

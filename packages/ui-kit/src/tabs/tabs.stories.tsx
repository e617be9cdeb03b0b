import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './tabs.guide.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Content/Tabs',
  component: Tabs,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'About the treatment',
    tabs: [
      { value: 'course', label: 'Course', content: 'First we talk, then we look, then we decide.' },
      { value: 'risks', label: 'Risks', content: 'Redness for a day; rarely a bruise.' },
      { value: 'archive', label: 'Archive', content: '', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Views: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Course' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Risks' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Redness');
  },
};

/** A chosen tab beyond the edge is scrolled to; the page stays where it is. */
export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    label: 'Angaben',
    defaultValue: 'c',
    tabs: [
      { value: 'a', label: 'Behandlungsverlauf', content: 'Verlauf' },
      { value: 'b', label: 'Nebenwirkungen', content: 'Nebenwirkungen' },
      { value: 'c', label: 'Nachsorgeempfehlungen', content: 'Nachsorge' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(list.right + 1);
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const tabs = [
      {
        value: 'course',
        label: say('Verlauf', 'Course'),
        content: say('Erst reden wir, dann entscheiden Sie.', 'First we talk, then you decide.'),
      },
      {
        value: 'risks',
        label: say('Risiken', 'Risks'),
        content: say('Rötung für einen Tag.', 'Redness for a day.'),
      },
      { value: 'off', label: say('Archiv', 'Archive'), content: '', isDisabled: true },
    ];
    const label = say('Zur Behandlung', 'About the treatment');
    return (
      <Specimens>
        <Specimen name="first chosen, last disabled">
          <Tabs label={label} tabs={tabs} />
        </Specimen>
        <Specimen name="second chosen">
          <Tabs label={label} tabs={tabs} defaultValue="risks" />
        </Specimen>
        <Specimen name="hover" state="hover">
          <Tabs label={label} tabs={tabs} />
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <Tabs label={label} tabs={tabs} />
        </Specimen>
      </Specimens>
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { Spinner } from '../spinner.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { guide } from './icon.guide.tsx';
import { Icon, iconNames } from './icon.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  tags: ['autodocs'],
  parameters: { guide },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** They follow the size and the color of their text. */
export const All: Story = {
  name: 'All icons',
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {iconNames.map((name) => (
        <li key={name} className="grid w-24 justify-items-center gap-2 text-caption">
          <Icon name={name} size="24px" />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** Without text beside it, an icon has to have a name. */
export const Named: Story = { name: 'Alone, with a name', args: { name: 'print', label: 'Print' } };

export const Loading: Story = {
  render: () => (
    <p role="status">
      <Spinner /> <VisuallyHidden>One moment</VisuallyHidden>
    </p>
  ),
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <div className="grid gap-8">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-6">
          {iconNames.map((name) => (
            <li key={name} className="grid justify-items-center gap-2 text-caption">
              <Icon name={name} size="24px" />
              {name}
            </li>
          ))}
        </ul>
        <Specimens>
          <Specimen name="with its text">
            <p className="flex items-center gap-2">
              <Icon name="print" /> {say('Drucken', 'Print')}
            </p>
          </Specimen>
          <Specimen name="large">
            <p className="flex items-center gap-3 text-title">
              <Icon name="calendar" /> {say('Termine', 'Appointments')}
            </p>
          </Specimen>
          <Specimen name="spinner, hidden words">
            <p className="text-title">
              <Spinner /> <VisuallyHidden>{say('Einen Moment', 'One moment')}</VisuallyHidden>
            </p>
          </Specimen>
        </Specimens>
      </div>
    );
  },
};

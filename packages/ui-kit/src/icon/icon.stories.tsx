import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Icon, iconNames } from './icon.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** They follow the size and the colour of their text. */
export const All: Story = {
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

/** Where no text stands beside it, an icon has to have a name. */
export const Named: Story = { args: { name: 'print', label: 'Print' } };

export const Loading: Story = {
  render: () => (
    <p role="status">
      <Spinner /> <VisuallyHidden>One moment</VisuallyHidden>
    </p>
  ),
};

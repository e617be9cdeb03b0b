import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './link.guide.tsx';
import { Link, LinkProvider } from './link.tsx';

const preload = fn();

const meta = {
  title: 'Controls/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: { guide },
  args: { href: '#prices', children: 'All prices' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Looks like the text around it, as in a menu. */
export const Plain: Story = { args: { variant: 'plain' } };

/** The page behind the link is fetched on focus as well as on hover. */
export const Preloading: Story = {
  decorators: [
    (Story) => (
      <LinkProvider preload={preload}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    preload.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(preload).toHaveBeenCalledWith('#prices');
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const words = say('Alle Preise', 'All prices');
    return (
      <Specimens width="13rem">
        <Specimen name="text">
          <Link href="#prices">{words}</Link>
        </Specimen>
        {(['hover', 'focus-visible'] as const).map((state) => (
          <Specimen key={state} name={state} state={state}>
            <Link href="#prices">{words}</Link>
          </Specimen>
        ))}
        <Specimen name="plain">
          <Link href="#prices" variant="plain">
            {words}
          </Link>
        </Specimen>
        <Specimen name="in a text">
          <p className="max-w-72">
            {say('Die Preise gelten seit November: ', 'These prices hold since November: ')}
            <Link href="#prices">
              {say(
                'Gebührenordnung und Behandlungspreisverzeichnis',
                'the list of all prices and fees',
              )}
            </Link>
            .
          </p>
        </Specimen>
      </Specimens>
    );
  },
};

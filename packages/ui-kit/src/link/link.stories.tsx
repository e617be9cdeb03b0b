import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../sheet/specimen.tsx';
import { Link, LinkProvider } from './link.tsx';

const preload = fn();

const meta = {
  title: 'Controls/Link',
  component: Link,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `Goes somewhere. It prepares the way as soon as somebody seems to want to.

**When** it has an address. **When not:** to do something here (*Button*).

| do | don't |
|---|---|
| words that say where: 'All prices' | 'here', 'more' |
| \`variant="plain"\` in a menu | in a text, where nobody would find it |

**Anatomy** words, underlined. \`LinkProvider\` says how the site navigates: \`component\` (a router's link) and
\`preload(href)\`, called on hover, focus and touch.

| key | does |
|---|---|
| Tab | reaches it, and prepares the way |
| Enter | follows it |

**Accessibility** The browser's own link; the line under it, not a colour, tells it from the text.`,
      },
    },
  },
  args: { href: '#prices', children: 'All prices' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Takes the look of its surroundings, as in a menu. */
export const Plain: Story = { args: { variant: 'plain' } };

/** Focus is a wish to go there as much as the pointer is: the page behind it is fetched. */
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

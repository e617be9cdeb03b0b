import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { PaneHead } from '../list-detail/pane-head.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './app-shell.guide.tsx';
import { AppShell } from './app-shell.tsx';

const groups = (say: (german: string, english: string) => string) => [
  {
    title: say('Tagesgeschäft', 'Every day'),
    entries: [
      {
        href: '#requests',
        text: say('Anfragen', 'Requests'),
        letter: 'a',
        waiting: 3,
        waitingText: say('3 offene Anfragen', '3 open requests'),
        isCurrent: true,
      },
    ],
  },
  {
    title: 'Website',
    entries: [
      { href: '#treatments', text: say('Behandlungen', 'Treatments'), letter: 't' },
      { href: '#prices', text: say('Preise', 'Prices'), letter: 'r' },
      { href: '#pages', text: say('Seiten', 'Pages'), letter: 's' },
      { href: '#practice', text: say('Praxisdaten', 'Practice'), letter: 'd' },
    ],
  },
];

const meta = {
  title: 'Navigation/App shell',
  component: AppShell,
  tags: ['autodocs'],
  parameters: {
    guide,
    docs: { story: { inline: false, height: '480px' } },
    layout: 'fullscreen',
  },
  args: {
    label: 'Practice',
    brand: <strong>Aurelia</strong>,
    bar: <Link href="#site">To the website</Link>,
    groups: groups((_, english) => english),
    foot: <span>Connected, everything saved</span>,
    children: <PaneHead level={1} title="Requests" aside="Open 3" />,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (args, { globals }) => {
    const say = sayIn(globals);
    return (
      <AppShell {...args} label={say('Praxisbereich', 'Practice')} groups={groups(say)}>
        <PaneHead level={1} title={say('Anfragen', 'Requests')} aside={say('Offen 3', 'Open 3')} />
      </AppShell>
    );
  },
};

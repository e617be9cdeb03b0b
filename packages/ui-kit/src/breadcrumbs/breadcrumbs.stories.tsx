import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './breadcrumbs.guide.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    items: [
      { text: 'Home', href: '#home' },
      { text: 'Treatments', href: '#treatments' },
      { text: 'Microneedling', href: '#microneedling' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Way: Story = {
  name: 'The way to a page',
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { name: 'Microneedling' });
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    items: [
      { text: 'Startseite', href: '#1' },
      { text: 'Behandlungsmöglichkeiten', href: '#2' },
      { text: 'Vitamininfusionsbehandlungsvorbereitung', href: '#3' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const items = [
      { text: say('Startseite', 'Home'), href: '#home' },
      { text: say('Behandlungen', 'Treatments'), href: '#treatments' },
      { text: 'Microneedling', href: '#needling' },
    ];
    return (
      <Specimens>
        <Specimen name="three levels">
          <Breadcrumbs items={items} />
        </Specimen>
        <Specimen name="narrow: it wraps">
          <div style={{ maxWidth: 200 }}>
            <Breadcrumbs items={items} />
          </div>
        </Specimen>
        <Specimen name="hover" state="hover">
          <Breadcrumbs items={items} />
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <Breadcrumbs items={items} />
        </Specimen>
      </Specimens>
    );
  },
};

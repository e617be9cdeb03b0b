import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../specimen.tsx';
import { guide } from './navigation-menu.guide.tsx';
import { NavigationMenu } from './navigation-menu.tsx';

const meta = {
  title: 'Navigation/Navigation menu',
  component: NavigationMenu,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    current: '#prices',
    items: [
      {
        text: 'Treatments',
        groups: [
          { title: 'Outer skin', links: [{ text: 'Hydrafacial', href: '#hydrafacial' }] },
          { title: 'True skin', links: [{ text: 'Mesotherapy', href: '#mesotherapy' }] },
        ],
      },
      { text: 'Prices', href: '#prices' },
    ],
  },
} satisfies Meta<typeof NavigationMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Treatments' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('link', { name: 'Mesotherapy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    items: [
      {
        text: 'Behandlungsmöglichkeiten',
        groups: [
          {
            title: 'Hautbildverbesserung und Feuchtigkeitsversorgung',
            links: [{ text: 'Vitamininfusionsbehandlung', href: '#v', note: 'ohne Eindringtiefe' }],
          },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 300, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('link')).toBeVisible();
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <div style={{ minHeight: 720 }}>
        <NavigationMenu
          current="#hydrafacial"
          items={[
            {
              text: say('Behandlungen', 'Treatments'),
              groups: [
                {
                  title: say('Oberhaut', 'Outer skin'),
                  links: [
                    { text: 'Hydrafacial', href: '#hydrafacial', note: say('0,02 mm', '0.02 mm') },
                    { text: 'Hautspecial', href: '#hautspecial', note: say('0,1 mm', '0.1 mm') },
                  ],
                },
                {
                  title: say('Lederhaut', 'True skin'),
                  links: [
                    { text: 'Microneedling', href: '#needling', note: say('1 mm', '1 mm') },
                    { text: say('Mesotherapie', 'Mesotherapy'), href: '#meso', note: '1 mm' },
                    { text: 'Skinbooster', href: '#booster', note: '2 mm' },
                  ],
                },
                {
                  title: say('Unterhaut', 'Under the skin'),
                  links: [
                    { text: say('Fadenlifting', 'Thread lift'), href: '#threads', note: '4 mm' },
                  ],
                },
              ],
            },
            { text: say('Preise', 'Prices'), href: '#prices' },
            { text: say('Praxis', 'Practice'), href: '#practice' },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('link', { name: /Hydrafacial/ })).toBeVisible();
  },
};

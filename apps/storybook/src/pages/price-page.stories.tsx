import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PricePage } from './price-page.tsx';

const meta = {
  title: 'Pages/Price page',
  args: { language: 'en' },
  component: PricePage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A whole page of another practice, made from the kit alone: no color, no size and no control of its own.',
      },
    },
  },
} satisfies Meta<typeof PricePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: 'The whole page',
  render: (_args, { globals }) => <PricePage language={globals.language === 'de' ? 'de' : 'en'} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  parameters: { sheet: 'single' },
  render: (_args, { globals }) => <PricePage language={globals.language === 'de' ? 'de' : 'en'} />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { type Theme, ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Controls/Language and theme',
  component: LanguageSwitch,
  tags: ['autodocs'],
  args: {
    current: 'de',
    choices: [
      { locale: 'de', name: 'Deutsch', href: '#de' },
      { locale: 'en', name: 'English', href: '#en' },
    ],
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links, so that they work without scripts; each named in its own language. */
export const Language: Story = {};

function KeptTheme() {
  const [theme, setTheme] = useState<Theme>('system');
  return <ThemeSwitch value={theme} onChange={setTheme} />;
}

export const Appearance: Story = {
  render: () => <KeptTheme />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Dark'));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

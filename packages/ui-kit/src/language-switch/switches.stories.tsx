import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { type Theme, ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { guide } from './switches.guide.tsx';

const meta = {
  title: 'Controls/Language and theme',
  component: LanguageSwitch,
  tags: ['autodocs'],
  parameters: { guide },
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

/** The site stores the choice and sets `data-theme`; the switch does neither. */
export const Appearance: Story = {
  parameters: {
    docs: {
      source: {
        code: `const [theme, choose] = useThemeChoice(); // null on the server

return theme && <ThemeSwitch value={theme} onChange={choose} />;`,
      },
    },
  },
  render: () => <KeptTheme />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Dark'));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args, { globals }) => {
    const say = sayIn(globals);
    return (
      <Specimens>
        <Specimen name="language">
          <LanguageSwitch {...args} current={say('de', 'en')} />
        </Specimen>
        <Specimen name="language, hover" state="hover">
          <LanguageSwitch {...args} current={say('de', 'en')} />
        </Specimen>
        <Specimen name="language, focus" state="focus-visible">
          <LanguageSwitch {...args} current={say('de', 'en')} />
        </Specimen>
        {(['system', 'light', 'dark'] as const).map((theme) => (
          <Specimen key={theme} name={`theme, ${theme}`}>
            <ThemeSwitch value={theme} onChange={() => {}} />
          </Specimen>
        ))}
      </Specimens>
    );
  },
};

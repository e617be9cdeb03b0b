import { useId } from 'react';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

/** `system` follows the visitor's device [R9.5]. */
export type Theme = 'system' | 'light' | 'dark';
const themes: readonly Theme[] = ['system', 'light', 'dark'];

export interface ThemeSwitchProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

/** Light, dark, or as the device has it. `useThemeChoice` stores the choice and sets `data-theme`. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const { messages } = useUiKitTexts();
  const name = useId();
  return (
    <fieldset className="inline-flex flex-wrap gap-x-4 text-small">
      <legend className="sr-only">{messages.theme}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className={classNames(
            'inline-flex min-h-11 cursor-pointer items-center has-focus-visible:outline-2 has-focus-visible:outline-current',
            theme === value
              ? 'font-[550] underline decoration-2 underline-offset-8'
              : 'hover:underline hover:underline-offset-8',
          )}
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === value}
            onChange={() => onChange(theme)}
            className="sr-only"
          />
          {messages.themes[theme]}
        </label>
      ))}
    </fieldset>
  );
}

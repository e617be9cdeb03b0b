import { useThemeChoice } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { SettingChoice } from './setting-choice.tsx';

/** Light, dark, or the device's setting [R9.5]; stored only in the browser. */
export function AppearanceSetting() {
  const { account } = useMessages();
  const [theme, chooseTheme] = useThemeChoice();
  const { themeSystem: system, themeLight: light, themeDark: dark } = account;
  return (
    <SettingChoice
      label={account.appearance}
      value={theme ?? null}
      options={{ system, light, dark }}
      onChange={chooseTheme}
    />
  );
}

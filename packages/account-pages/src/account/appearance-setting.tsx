import { useThemeChoice } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';
import { SettingChoice } from './setting-choice.tsx';

/** Light, dark, or as the device has it [R9.5]; known in a browser alone. */
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

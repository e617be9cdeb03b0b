import { useSyncExternalStore } from 'react';
import { followDevice, type Theme, themeOf } from './themes.ts';

/** The theme that the toolbar's value means, also when the device changes. */
export const useTheme = (value: unknown): Theme =>
  useSyncExternalStore(followDevice, () => themeOf(value));

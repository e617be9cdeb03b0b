import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';

interface Globals {
  theme: string;
  language: 'de' | 'en';
  motion: string;
  textSize: string;
}

/** What Storybook's docs contexts have beside their type. */
interface StoreOfContext {
  store: {
    userGlobals: { get(): Globals };
    loadStory(of: { storyId: string }): Promise<PreparedStory>;
  };
}

export const storeOf = (context: DocsContextProps) => (context as unknown as StoreOfContext).store;

/**
 * The toolbar's values. They are read from the store: frames with whole pages send the events of their own values
 * over the same channel.
 */
export function useGlobals(context: DocsContextProps): Globals {
  const { userGlobals } = storeOf(context);
  return useSyncExternalStore(
    (notify) => {
      context.channel.on(GLOBALS_UPDATED, notify);
      return () => context.channel.off(GLOBALS_UPDATED, notify);
    },
    () => userGlobals.get(),
  );
}

import { useSyncExternalStore } from 'react';
import type { Theme } from './theme-switch.tsx';

const KEY = 'theme';

const isChosen = (value: unknown): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';

/**
 * The visitor's choice: what the page shows, else what was stored at an earlier visit, else 'system'.
 *
 * @throws ReferenceError on a server, which has no document
 */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (isChosen(theme)) return theme;
  try {
    const stored = localStorage.getItem(KEY);
    return isChosen(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Sets `data-theme` on `<html>` and stores the choice. For the next page, an inline script in its head
 * sets the attribute before the first paint, from `theme` in localStorage. Where the browser blocks
 * storage, the choice is for this page alone.
 *
 * @throws ReferenceError on a server, which has no document
 */
export function chooseTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Where the browser blocks storage the choice is for this page.
  }
}

/** The attribute is the store, so that every switch of a page shows the same choice. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The choice and its setter. Null on the server and while hydrating: only the browser knows it. */
export function useThemeChoice(): [Theme | null, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme, () => null), chooseTheme];
}

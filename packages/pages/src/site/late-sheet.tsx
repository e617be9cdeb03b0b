import { createContext, useContext } from 'react';

/** Address of the style sheet for what lies below the first screen; null where it is loaded already. */
export const LateSheetContext = createContext<string | null>(null);

/**
 * A style sheet in the body blocks the rendering of what follows it and of nothing before: the first
 * screen is painted at once, by the styles in the head, and nothing is ever shown unstyled.
 */
export function LateSheet() {
  const href = useContext(LateSheetContext);
  return href ? <link rel="stylesheet" href={href} /> : null;
}

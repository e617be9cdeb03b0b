import { createContext, useContext } from 'react';

/** Address of the style sheet for content below the first screen; null if it is already loaded. */
export const LateSheetContext = createContext<string | null>(null);

/**
 * A style sheet in the body blocks only the rendering of the content after it: the first screen is
 * painted immediately with the styles in the head, and no content is shown unstyled.
 */
export function LateSheet() {
  const href = useContext(LateSheetContext);
  return href ? <link rel="stylesheet" href={href} /> : null;
}

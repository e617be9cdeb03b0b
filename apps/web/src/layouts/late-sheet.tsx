import { createContext, useContext } from 'react';

/** Address of the style sheet for what lies below the first sight; null where it is there already. */
export const LateSheetContext = createContext<string | null>(null);

/**
 * A link in the body holds back what stands after it and nothing before: the first sight is painted
 * at once, by the styles in the head, and nothing is ever seen without its own.
 */
export function LateSheet() {
  const href = useContext(LateSheetContext);
  return href ? <link rel="stylesheet" href={href} /> : null;
}

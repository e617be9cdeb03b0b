import type { ReactNode } from 'react';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A box with a theme of its own, named in its corner. */
export function Themed({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div data-theme={theme} className="min-w-0 border border-hairline bg-paper p-4 text-ink sm:p-6">
      <p className="mb-4 text-caption text-quiet">{theme}</p>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

/** Sample texts of a sheet in the language that its panel has: `say('Praxis', 'Practice')`. */
export const sayIn =
  (globals: { language?: unknown }) =>
  (german: string, english: string): string =>
    globals.language === 'de' ? german : english;

export interface SpecimenProps {
  /** Name of the shown state or kind. */
  name: string;
  /** A state that only a pointer or a key causes; Storybook's preview applies it inside. */
  state?: 'hover' | 'active' | 'focus' | 'focus-visible';
  children: ReactNode;
}

/** One state of a component on its sheet, under its name. */
export function Specimen({ name, state, children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <p className="text-caption text-quiet">{name}</p>
      <div data-pseudo={state}>{children}</div>
    </div>
  );
}

export interface SpecimensProps {
  /** The least width of a column. */
  width?: string;
  children: ReactNode;
}

export function Specimens({ width = '17rem', children }: SpecimensProps) {
  return (
    <div
      className="grid gap-x-10 gap-y-8"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` }}
    >
      {children}
    </div>
  );
}

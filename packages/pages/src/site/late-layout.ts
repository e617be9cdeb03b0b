import type { ComponentType, ReactNode } from 'react';

export type LayoutComponent = ComponentType<{ children: ReactNode }>;

/** A layout in its own chunk; null until it is loaded. */
export interface LateLayout {
  readonly Layout: LayoutComponent | null;
  /** Rejects with the error of the import. */
  load(): Promise<void>;
}

/**
 * A layout in its own chunk, for pages that few visitors open. It is loaded with each page whose
 * route names it, so that both are loaded before the page is rendered.
 */
export function lateLayout(load: () => Promise<{ Layout: LayoutComponent }>): LateLayout {
  let Layout: LayoutComponent | null = null;
  return {
    get Layout() {
      return Layout;
    },
    async load() {
      Layout ??= (await load()).Layout;
    },
  };
}

/** Null if it is not loaded yet. */
export function componentOf(layout: LayoutComponent | LateLayout): LayoutComponent | null {
  return 'load' in layout ? layout.Layout : layout;
}

import type { ComponentType, ReactNode } from 'react';

/** What stands around a page. */
export type LayoutComponent = ComponentType<{ children: ReactNode }>;

/** A layout in a part of its own; null until it is loaded. */
export interface LateLayout {
  readonly Layout: LayoutComponent | null;
  /** Rejects with what the import has thrown. */
  load(): Promise<void>;
}

/**
 * A layout in a part of its own, for pages that few visitors open. It is loaded with each page whose route
 * names it, so that both are there before the page is rendered.
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

/** Null where it is still to be loaded. */
export function componentOf(layout: LayoutComponent | LateLayout): LayoutComponent | null {
  return 'load' in layout ? layout.Layout : layout;
}

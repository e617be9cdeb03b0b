import { type ComponentType, createContext } from 'react';

/** Shown by a layout in place of a page that could not be loaded; null for the site's own. */
export const PageFailure = createContext<ComponentType | null>(null);

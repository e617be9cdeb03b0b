import { type ComponentType, createContext } from 'react';

/** What a layout shows in place of a page that did not come; null for the site's own. */
export const PageFailure = createContext<ComponentType | null>(null);

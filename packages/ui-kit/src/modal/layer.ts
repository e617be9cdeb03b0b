import { createContext, useContext } from 'react';

/** The open modal around a component. Whatever opens inside has to be put there: all else is inert. */
export const LayerContext = /* @__PURE__ */ createContext<HTMLElement | null>(null);

/** Where menus, tooltips and calendars go: into the modal that they stand in, else to the body. */
export const useLayer = () => useContext(LayerContext);

import { createContext, useContext } from 'react';

/** The open modal around a component. Popups have to be rendered into it: everything else is inert. */
export const LayerContext = /* @__PURE__ */ createContext<HTMLElement | null>(null);

/** The container for menus, tooltips and calendars: the modal around them, else the body. */
export const useLayer = () => useContext(LayerContext);

export { addPages, type NewPage } from './mikro-orm/add-pages.ts';
export { Page, pageProperties } from './mikro-orm/page.ts';
export { pageShape } from './mikro-orm/page-shape.ts';
export { pageTexts, pageView } from './mikro-orm/page-view.ts';

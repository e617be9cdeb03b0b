export { addPages, type NewPage } from './mikro-orm/add-pages.ts';
export { Page } from './mikro-orm/page.ts';
export { pageTexts, pageView } from './mikro-orm/page-view.ts';

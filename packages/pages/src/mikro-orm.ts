export { addPages, type NewPage } from './mikro-orm/add-pages.ts';
export { pageColumns } from './mikro-orm/columns.ts';
export { Page } from './mikro-orm/page.ts';
export { pageShape } from './mikro-orm/page-shape.ts';
export { pageView } from './mikro-orm/page-view.ts';

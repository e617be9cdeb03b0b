import { pageColumns } from './columns.ts';
import { Page } from './page.ts';

/**
 * What record-server's `defineView` takes of the texts of pages. Who may change them is the site's to say in
 * `access`, and which places a text may have in a hook.
 */
export const pageView = {
  name: 'pages',
  label: { de: 'Seitentexte', en: 'Texts of pages' },
  entity: Page,
  defaultSort: 'slug',
  columns: pageColumns,
} as const;

import { pageColumns } from './columns.ts';
import { Page } from './page.ts';

/**
 * The options of record-server's `defineView` for the texts of pages. The site decides in `access`
 * which users may change them, and in a hook which placeholders a text may have.
 */
export const pageView = {
  name: 'pages',
  label: { de: 'Seitentexte', en: 'Texts of pages' },
  entity: Page,
  defaultSort: 'slug',
  columns: pageColumns,
} as const;

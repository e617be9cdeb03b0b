import type { StaffPage } from '@praxiskit/staff';
import { textBlocksPath } from './paths.ts';

/** The page of text blocks, which letters take in after a slash; it is found by a link and by the search. */
export const textBlocksPage = {
  name: 'textBlocks',
  path: textBlocksPath,
  roles: ['staff'],
  view: 'text_blocks',
  page: () => import('./text-blocks-page.tsx'),
} as const satisfies StaffPage;

import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';
import { Pagination } from './pagination.tsx';

const hrefFor = (page: number) => `#guide-page-${page}`;

export const guide: Guide = {
  purpose: 'Links to the pages of a long list.',
  when: 'A list is too long for one page, and each page of it is worth an address.',
  whenNot: 'For fewer than fifty short lines: show them all. For rows that are compared: *Table*.',
  anatomy: {
    sample: (
      <div className="w-fit max-w-full">
        <Pagination label="Sample" page={5} pageCount={12} hrefFor={hrefFor} />
      </div>
    ),
    parts: [
      ['[rel="prev"]', 'Back', 'On the first page its place stays free.'],
      ['li a', 'Page', 'On a phone a text says it: ‘Page 5 of 12’.'],
      ['li [aria-hidden]', 'Gap', 'The number of places stays the same from page to page.'],
      ['[aria-current]', 'This page', 'Framed.'],
      ['[rel="next"]', 'Next', 'On the last page its place stays free.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do">
          <p className="m-0 border-b border-hairline py-2">Skin in winter</p>
          <p className="m-0 border-b border-hairline py-2">Skin in summer</p>
          <Pagination label="Below the list" page={2} pageCount={4} hrefFor={hrefFor} />
        </div>,
        'Below the list, with an address for each page.',
      ],
      dont: [
        <div key="dont">
          <p className="m-0 border-b border-hairline py-2">Skin in winter</p>
          <p className="m-0 border-b border-hairline py-2">Skin in summer</p>
          <div className="flex justify-center pt-3">
            <Button variant="quiet">Load more</Button>
          </div>
        </div>,
        'Load more without an address: such a place cannot be shared or found again.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the next link'],
    ['Enter', 'follows it'],
  ],
  heard: [
    ['the links', '‘Pages, navigation’'],
    ['a page', '‘Page 4, link’'],
    ['this page', '‘Page 5, link, current page’'],
  ],
  search: 'pages pager next previous paging Seitenzahlen Blättern Weiter Zurück Seitennavigation',
};

import { pageList } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';

test.each([
  [1, 1, [1]],
  [2, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
])('page %i of %i', (page, count, pages) => {
  expect(pageList(page, count)).toEqual(pages);
});

test('the list of pages has equally many places on every page, and a gap replaces at least two pages', () => {
  for (let count = 8; count < 30; count++) {
    for (let page = 1; page <= count; page++) {
      const pages = pageList(page, count);
      expect(pages).toHaveLength(7);
      expect(pages).toContain(page);
      pages.forEach((item, at) => {
        if (item !== 'gap') return;
        expect(Number(pages[at + 1]) - Number(pages[at - 1])).toBeGreaterThan(2);
      });
    }
  }
});

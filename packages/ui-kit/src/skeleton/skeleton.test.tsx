import { LoadingRegion, Skeleton } from '@praxiskit/ui-kit';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

test('skeletons are hidden from screen readers, which announce once that content loads', () => {
  const html = renderToString(
    <LoadingRegion isLoading placeholder={<Skeleton lines={3} />}>
      The letter
    </LoadingRegion>,
  );
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('One moment');
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('The letter');
});

test('they do not move with reduced motion', () => {
  expect(renderToString(<Skeleton />)).toMatch(/motion-safe:animate-pulse/);
});

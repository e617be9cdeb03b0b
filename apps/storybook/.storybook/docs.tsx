import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first page of documentation: tests of stories need none of it.
const Container = lazy(() => import('./docs-container.tsx'));
const Page = lazy(() => import('../src/guide/component-page.tsx'));
const packagePage = () => import('../src/blocks/package-page.tsx');

export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  /** What the packages' own pages may use without an import: a package imports nothing of this app. */
  components: {
    PackageHead: lazy(async () => ({ default: (await packagePage()).PackageHead })),
    Peers: lazy(async () => ({ default: (await packagePage()).Peers })),
    PackageFoot: lazy(async () => ({ default: (await packagePage()).PackageFoot })),
  },
};

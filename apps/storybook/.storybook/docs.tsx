import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first page of documentation: tests of stories need none of it.
const Container = lazy(() => import('./docs-container.tsx'));
const Page = lazy(() => import('../src/guide/component-page.tsx'));
const packagePage = () => import('../src/blocks/package-page.tsx');

/** On a phone it scrolls by itself. */
function Table(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is reached by the keyboard.
  return <table tabIndex={0} {...props} />;
}

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
    table: Table,
    PackageHead: lazy(async () => ({ default: (await packagePage()).PackageHead })),
    Peers: lazy(async () => ({ default: (await packagePage()).Peers })),
    PackageFoot: lazy(async () => ({ default: (await packagePage()).PackageFoot })),
  },
};

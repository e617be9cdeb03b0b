import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import {
  type ComponentProps,
  lazy,
  type PropsWithChildren,
  type ReactElement,
  Suspense,
} from 'react';

// Loaded with the first page of documentation: tests of stories need none of it.
const Container = lazy(() => import('./docs-container.tsx'));
const Page = lazy(() => import('../src/guide/component-page.tsx'));
const packagePage = () => import('../src/blocks/package-page.tsx');

/** On a phone it scrolls by itself. */
function Table(props: ComponentProps<'table'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls is reached by the keyboard.
  return <table tabIndex={0} {...props} />;
}

const Code = lazy(async () => ({ default: (await import('../src/blocks/copy.tsx')).Code }));

interface FenceProps {
  /** The `<code>` that MDX makes of a fence. */
  children?: ReactElement<{ className?: string; children?: string }>;
}

/** Code in a page looks as the code of a component does. */
function Fence({ children }: FenceProps) {
  const { className = '', children: code = '' } = children?.props ?? {};
  const [, language = 'text'] = /language-(\w+)/.exec(className) ?? [];
  return <Block name={language} code={code.trimEnd()} />;
}

const Block = (props: ComponentProps<typeof Code>) => (
  <div className="sb-unstyled my-6">
    <Suspense fallback={<pre>{props.code}</pre>}>
      <Code {...props} />
    </Suspense>
  </div>
);

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
    pre: Fence,
    code: (props: ComponentProps<'code'>) => <code {...props} />,
    Code: Block,
    PackageHead: lazy(async () => ({ default: (await packagePage()).PackageHead })),
    Peers: lazy(async () => ({ default: (await packagePage()).Peers })),
    RecordedAnswers: lazy(async () => ({
      default: (await import('../src/blocks/recorded-answers.tsx')).RecordedAnswers,
    })),
    PackageFoot: lazy(async () => ({ default: (await packagePage()).PackageFoot })),
  },
};

import { useUiKitTexts } from '../text/provider.tsx';

/**
 * The first element that Tab focuses on a page: it skips the header and leads to the content,
 * `#content` by default (WCAG 2.4.1).
 */
export function SkipLink({ href = '#content' }: { href?: string }) {
  const { messages } = useUiKitTexts();
  return (
    <a
      href={href}
      className="fixed top-2 left-2 z-50 rounded-control bg-primary px-4 py-3 text-control text-on-primary outline-ink not-focus:sr-only"
    >
      {messages.skip}
    </a>
  );
}

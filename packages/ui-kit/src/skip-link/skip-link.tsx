import { useUiKitTexts } from '../text/provider.tsx';

/** The first stop of the keyboard on a page: past the header, to the content. */
export function SkipLink({ href = '#content' }: { href?: string }) {
  const { messages } = useUiKitTexts();
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-primary focus:px-4 focus:py-3 focus:text-control focus:text-on-primary focus:outline-ink"
    >
      {messages.skip}
    </a>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { LetterExtent } from './letter-measure.tsx';

/** After the last change of the text, in ms. */
const delayMs = 500;

/**
 * The layout of a text: asked for at once, then 500 ms after the last change; an older request is aborted. A request
 * that fails leaves the layout before it.
 *
 * @param fetchLayout the layout of the text that is saved, or of `text`
 * @returns `isCurrent` is false while the answer is of an earlier text
 */
export function useLetterLayout<Layout extends LetterExtent>(
  fetchLayout: (text: string, signal: AbortSignal) => Promise<Layout>,
  text: string,
): { readonly layout: Layout | null; readonly isCurrent: boolean } {
  const [answer, setAnswer] = useState<{ text: string; layout: Layout } | null>(null);
  const ask = useRef(fetchLayout);
  useEffect(() => {
    ask.current = fetchLayout;
  });
  const isFirst = useRef(true);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(
      () => {
        isFirst.current = false;
        ask.current(text, signal).then(
          (layout) => {
            if (!signal.aborted) setAnswer({ text, layout });
          },
          () => undefined,
        );
      },
      isFirst.current ? 0 : delayMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  return { layout: answer?.layout ?? null, isCurrent: answer?.text === text };
}

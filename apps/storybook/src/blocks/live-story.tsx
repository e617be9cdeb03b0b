import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { whenSeen } from './when-seen.ts';

/** A story that the page does not import, rendered when it comes near the window. It is only looked at. */
export function LiveStory({ story }: { story: PreparedStory }) {
  const context = useContext(DocsContext);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    let end: (() => Promise<void>) | undefined;
    const stop = whenSeen(current, () => {
      // Errors are those of the story's own page and tests.
      const ignore = () => {};
      end = context.renderStoryToElement(
        story,
        current,
        { showMain: ignore, showError: ignore, showException: ignore },
        { autoplay: false, forceInitialArgs: true },
      );
    });
    return () => {
      stop();
      end?.();
    };
  }, [context, story]);
  return <div ref={box} inert />;
}

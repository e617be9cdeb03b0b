import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Frame } from './frame.tsx';
import { useGlobals } from './use-globals.ts';

interface FramedStoryProps {
  /** Its id. */
  story: string;
  title: string;
  /** In pixels. */
  height: number;
  /** Whether the frame stays at this height, whatever the story's own is. */
  isFixed?: boolean;
}

/** A story alive in a frame of its own, in the toolbar's theme and language, with a margin that pages have. */
export function FramedStory({ story, title, height, isFixed = false }: FramedStoryProps) {
  const { theme, language } = useGlobals(useContext(DocsContext));
  return (
    <div className="sb-unstyled mb-10 border border-hairline bg-paper [&>iframe]:border-0">
      <Frame
        id={story}
        title={title}
        height={height}
        theme={theme}
        language={language}
        isFitted={!isFixed}
        hasMargin
      />
    </div>
  );
}

import { useState } from 'react';

interface FrameOptions {
  theme: string;
  language: string;
  /** Whether the story has the margin of a page around it; what covers the page covers the margin, too. */
  hasMargin?: boolean;
}

/** The address of a story that is shown in a frame of its own. */
export const frameSource = (id: string, { theme, language, hasMargin }: FrameOptions) =>
  `./iframe.html?id=${id}&viewMode=story&framed${hasMargin ? '&margin' : ''}&globals=theme:${theme};language:${language}`;

interface FrameProps extends FrameOptions {
  id: string;
  title: string;
  /** In pixels, until the story has said how high it is. */
  height: number;
  /** Whether the frame becomes as high as its story. */
  isFitted?: boolean;
  /** Whether it is only looked at: what takes the focus in it would scroll the page. */
  isInert?: boolean;
}

/** A story that covers the page, in a frame of its own. It is loaded when it comes into view. */
export function Frame(props: FrameProps) {
  const { id, title, height, isFitted = false, isInert = false, ...options } = props;
  const [fitted, setFitted] = useState(height);
  return (
    <iframe
      title={title}
      inert={isInert}
      src={frameSource(id, options)}
      loading="lazy"
      className="sb-unstyled block w-full border border-hairline"
      style={{ height: fitted }}
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument;
        const root = page?.getElementById('storybook-root');
        if (!isFitted || !page || !root) return;
        new ResizeObserver(() => {
          // A dialog has no place in the page, so the page may have no height.
          if (root.scrollHeight > 40) setFitted(Math.max(height, page.body.scrollHeight));
        }).observe(root);
      }}
    />
  );
}

import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { useTheme } from '../../.storybook/use-theme.ts';
import { frameSource } from './frame.tsx';
import { PageLink } from './page-link.tsx';
import { useGlobals } from './use-globals.ts';

interface ScaledFrameProps {
  id: string;
  title: string;
  theme: string;
  language: string;
  /** How wide the story is rendered, in pixels; 1200 by default. */
  width?: number;
  /** Width by height, of what is shown of it. */
  ratio?: number;
}

/** A story in a frame of its own, as wide as a screen and scaled to its place. */
export function ScaledFrame(props: ScaledFrameProps) {
  const { id, title, theme, language, ratio = 0.8 } = props;
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(300);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  // Nothing is read at a third of its size: in a narrow place it is the page of a smaller screen.
  const width = Math.min(props.width ?? 1200, room * 2.4);
  const scale = room / width;
  return (
    <div
      ref={box}
      className="relative min-w-0 overflow-hidden bg-paper"
      style={{ aspectRatio: String(ratio) }}
    >
      <iframe
        inert
        loading="lazy"
        title={title}
        src={frameSource(id, { theme, language })}
        className="absolute top-0 left-0 max-w-none origin-top-left border-0"
        style={{ width, height: width / ratio, scale: String(scale) }}
      />
    </div>
  );
}

interface WholePageProps {
  /** The id of its story. */
  story: string;
  title: string;
  note: string;
  /** Those of the toolbar by default; 'other' is the theme that the toolbar has not. */
  theme?: 'other';
  language?: 'de' | 'en';
  /** As of `ScaledFrame`. */
  width?: number;
  ratio?: number;
}

/** A whole page, alive, with its name below. */
export function WholePage({ story, title, note, theme, language, ...size }: WholePageProps) {
  const globals = useGlobals(useContext(DocsContext));
  // On a phone it is as a phone shows it.
  const isPhone = matchMedia('(width < 600px)').matches;
  const isDark = (useTheme(globals.theme) === 'dark') !== (theme === 'other');
  return (
    <figure className="sb-unstyled m-0 min-w-0">
      <div className="border border-line">
        <ScaledFrame
          {...(isPhone ? { width: 390, ratio: 0.75 } : size)}
          id={story}
          title={title}
          theme={isDark ? 'dark' : 'light'}
          language={language ?? globals.language}
        />
      </div>
      <figcaption className="mt-3 text-control">
        <span className="font-[550]">
          <PageLink path={`/story/${story}`}>{title}</PageLink>
        </span>
        <span className="block text-small text-quiet">{note}</span>
      </figcaption>
    </figure>
  );
}

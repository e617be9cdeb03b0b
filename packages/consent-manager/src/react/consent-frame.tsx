import {
  type ComponentProps,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { gateMarkup } from '../index.ts';
import { ConsentContext } from './context.tsx';

export interface ConsentFrameProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  item: string;
  /** Loaded once the item is allowed. */
  src: string;
  /** Describes the frame's content, for visitors who cannot see it. */
  title: string;
  /** Permissions of the frame: `fullscreen; picture-in-picture`. */
  allow?: string;
}

/**
 * A frame of another host, such as a video: before its item is allowed nothing is requested, and a placeholder offers
 * to load it. `gateMarkup` does both, of a `ConsentProvider` above or of the whole page, so that it works before React
 * has the page, too. React never looks inside.
 */
export function ConsentFrame({
  item,
  src,
  title,
  allow,
  className = '',
  ...rest
}: ConsentFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const consent = useContext(ConsentContext);
  const attributes = { 'data-consent': item, 'data-src': src, title, ...(allow ? { allow } : {}) };
  const text = Object.entries(attributes).map(attributeText).join('');
  // Only where a server has rendered it: in the browser, Trusted Types may refuse HTML as text.
  const isRendered = useSyncExternalStore(never, no, yes);
  const [markup] = useState(
    isRendered ? { dangerouslySetInnerHTML: { __html: `<iframe${text}></iframe>` } } : {},
  );
  const shown = useRef(isRendered ? text : '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` has all attributes
  useLayoutEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    const frame = document.createElement('iframe');
    for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
    place.current?.replaceChildren(frame);
  }, [text]);
  useLayoutEffect(() => {
    if (consent && place.current) return gateMarkup(consent, { root: place.current });
  }, [consent]);

  return (
    <div
      {...rest}
      {...markup}
      ref={place}
      className={`pk-consent-frame ${className}`.trim()}
      data-consent-static=""
      // The content changes before React has the page.
      suppressHydrationWarning
    />
  );
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const attributeText = ([name, value]: [string, string]) =>
  ` ${name}="${value.replace(/[&"<]/g, (sign) => escapes[sign] ?? sign)}"`;

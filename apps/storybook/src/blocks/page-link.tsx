import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { findPage, pathOf, useIndex } from './use-index.ts';

const LINK =
  'underline decoration-1 underline-offset-4 hover:decoration-2 focus-visible:outline-ink';

interface PageLinkProps {
  /** `/docs/controls-button--docs` */
  path: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page of this Storybook, which opens within its frame. */
export function PageLink({ path, className = LINK, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, `?path=${path}`);
  };
  return (
    <a href={`./?path=${path}`} target="_top" className={className} onClick={open}>
      {children}
    </a>
  );
}

/** A link to a page by its name. A name that no page has fails a test: `data-unknown-page`. */
export function NamedPage({ name, children = name }: { name: string; children?: ReactNode }) {
  const page = findPage(useIndex(), name);
  if (!page) return <em data-unknown-page={name}>{children}</em>;
  return <PageLink path={pathOf(page)}>{children}</PageLink>;
}

/** A sentence in which `` `code` `` is code, and *Link* leads to the page of that name. */
export function Sentence({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map((part, place) => {
    // The parts of a text have no other name than their place.
    const key = `${place} ${part}`;
    if (part.startsWith('`'))
      return (
        <code key={key} className="font-mono text-[0.88em] wrap-anywhere">
          {part.slice(1, -1)}
        </code>
      );
    if (part.startsWith('*')) return <NamedPage key={key} name={part.slice(1, -1)} />;
    return part;
  });
}

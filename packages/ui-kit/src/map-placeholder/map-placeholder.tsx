import { fill } from '@praxiskit/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

export interface MapPlaceholderProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the place. */
  title: string;
  /** Line by line. It is shown without the map, because most visitors need only the address. */
  address: readonly string[];
  /** The provider of the map: 'OpenStreetMap'. */
  provider: string;
  /** The same map on the provider's own page. */
  href: string;
  /** The visitor allows the map: only now may requests be sent to the provider. */
  onAllow: () => void;
  /** More about what the provider learns: a link to the privacy page. */
  note?: ReactNode;
  /** Level of the title; 3 by default. */
  headingLevel?: 2 | 3 | 4;
}

/** Shown in place of a map, without a request to its provider, until the visitor allows it. */
export function MapPlaceholder(props: MapPlaceholderProps) {
  const {
    title,
    address,
    provider,
    href,
    onAllow,
    note,
    headingLevel = 3,
    className,
    ...rest
  } = props;
  const { messages } = useUiKitTexts();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...rest}
      aria-label={title}
      className={classNames(
        'map-grid grid min-h-80 content-end border border-hairline text-control text-ink',
        className,
      )}
    >
      <div className="m-4 grid max-w-md gap-4 border border-hairline bg-raised p-6 sm:m-6">
        <div>
          <Heading className="text-name font-[350]">{title}</Heading>
          <address className="pt-1 not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </div>
        <p className="text-small text-quiet">
          {fill(messages.map.notice, { provider })} {note}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="secondary" onClick={() => onAllow()}>
            {messages.map.load}
          </Button>
          <Link
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-1.5 text-small"
          >
            {fill(messages.map.open, { provider })}
            <Icon name="external" size="1em" />
            <span className="sr-only">, {messages.newTab}</span>
          </Link>
        </div>
      </div>
    </section>
  );
}

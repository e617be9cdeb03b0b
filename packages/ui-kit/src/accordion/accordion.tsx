import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';

export interface AccordionItem {
  /** The panel's id: an address that ends in `#id` opens it, without any script. */
  id: string;
  title: ReactNode;
  content: ReactNode;
  /** Open from the start; false by default. */
  isOpen?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the one before. Only where visitors do not compare answers. */
  isExclusive?: boolean;
  /** The level of the titles in the outline of the page; 3 by default. */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  className?: string;
}

const motion =
  'details-content:block-0 open:details-content:block-auto details-content:overflow-y-clip details-content:transition-[block-size,content-visibility] details-content:transition-discrete details-content:duration-240 details-content:ease-out motion-reduce:details-content:transition-none';
const printed =
  'print:details-content:block-auto print:details-content:[content-visibility:visible]';

/**
 * Questions and their answers, on the browser's own `<details>`: it works before React and without it,
 * search in the page opens what it finds, and in print every answer is shown.
 */
export function Accordion(props: AccordionProps) {
  const { items, isExclusive = false, headingLevel = 3, className } = props;
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={classNames(
        'border-b border-hairline [interpolate-size:allow-keywords]',
        className,
      )}
    >
      {items.map(({ id, title, content, isOpen }) => (
        <details
          key={id}
          open={isOpen}
          name={isExclusive ? name : undefined}
          className={classNames('group border-t border-hairline', motion, printed)}
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-start justify-between gap-4 py-4 hover:bg-ink/4 [&::-webkit-details-marker]:hidden">
            <Heading className="min-w-0 text-lead leading-snug font-[400] wrap-break-word">
              {title}
            </Heading>
            <span className="grid h-[calc(1.25rem*1.375)] items-center transition-transform duration-180 group-open:rotate-180 motion-reduce:transition-none print:hidden">
              <Icon name="chevronDown" />
            </span>
          </summary>
          <div id={id} className="max-w-[42rem] scroll-mt-20 pt-1 pr-8 pb-6 text-control">
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}

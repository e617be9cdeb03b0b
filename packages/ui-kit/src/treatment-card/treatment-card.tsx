import type { ComponentPropsWithRef, ReactNode } from 'react';
import { stretchedLink } from '../card/card.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { formatPrice } from '../price-table/format-price.ts';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

export interface TreatmentCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: ReactNode;
  href: string;
  /** Level of the name; 3 by default. */
  headingLevel?: 2 | 3 | 4;
  summary?: ReactNode;
  /** The layer's name, shown as text, because its color alone is not accessible. */
  layer?: ReactNode;
  /** How deep it reaches, with its unit: '0,5–1,5 mm'. */
  depth?: ReactNode;
  /** Euros as a decimal, '159.00'. */
  amount?: string | number | null;
  /** Whether the amount is the least of several: 'from'. */
  isFrom?: boolean;
}

/**
 * A treatment among others. A site gives its layer's colors to the band as `--treatment-ground` and
 * `--treatment-ink`, on the card or on anything around it.
 */
export function TreatmentCard(props: TreatmentCardProps) {
  const { name, href, headingLevel = 3, summary, layer, depth, amount, isFrom, ...rest } = props;
  const { locale, messages } = useUiKitTexts();
  const Heading = `h${headingLevel}` as const;
  const hasAmount = amount !== undefined && amount !== null;
  return (
    <article
      {...rest}
      className={classNames(
        'group relative flex min-w-0 flex-col border border-hairline bg-raised text-ink transition-colors duration-150 hover:border-line',
        rest.className,
      )}
    >
      {layer || depth ? (
        <p className="flex min-h-20 flex-wrap items-end justify-between gap-x-4 border-b border-hairline bg-(--treatment-ground,transparent) px-6 pt-4 pb-3 text-(--treatment-ink,var(--color-ink)) hyphens-none">
          <span className="text-caption">{layer}</span>
          <span className="text-title font-[275] whitespace-nowrap">{depth}</span>
        </p>
      ) : null}
      <div className="flex grow flex-col gap-3 p-6">
        <Heading className="text-name font-[350] wrap-anywhere">
          <Link href={href} variant="plain" className={stretchedLink}>
            {name}
          </Link>
        </Heading>
        {summary ? <p className="text-control text-quiet">{summary}</p> : null}
        <p className="mt-auto flex items-center justify-between gap-4 pt-3 text-control">
          {hasAmount ? (
            <span className="whitespace-nowrap">
              {isFrom ? `${messages.priceFrom}\u00a0` : null}
              {formatPrice(amount, locale)}
            </span>
          ) : (
            <span />
          )}
          <span className="transition-transform duration-180 group-hover:translate-x-1 motion-reduce:transition-none">
            <Icon name="arrowRight" />
          </span>
        </p>
      </div>
    </article>
  );
}

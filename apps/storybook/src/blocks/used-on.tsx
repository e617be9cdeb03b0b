import { facts } from 'virtual:facts';
import { placesOf } from '../facts/places-of.ts';
import { NamedPage, PageLink } from './page-link.tsx';
import { nameOf, pathOf, useIndex } from './use-index.ts';

interface UsedOnProps {
  home: string;
  name: string;
}

/** Where a component is used, by the imports of all packages and of the sample practice's site. */
export function UsedOn({ home, name }: UsedOnProps) {
  const { pages, packages, site } = placesOf(facts.uses[`${home}#${name}`] ?? [], useIndex());
  if (pages.length + packages.length + site.length === 0) return null;
  return (
    <div className="sb-unstyled border-t border-line pt-2 text-control">
      <h3 className="font-[550]">Where it is used</h3>
      <ul className="mt-1 grid gap-1 sm:columns-2">
        {pages.map((page) => (
          <li key={page.id}>
            <PageLink path={pathOf(page)}>{nameOf(page)}</PageLink>
          </li>
        ))}
        {packages.map((one) => (
          <li key={one}>
            <NamedPage name={`Packages/${one}`}>{one}</NamedPage>
          </li>
        ))}
      </ul>
      {site.length > 0 ? (
        <p className="mt-2 text-small text-quiet">
          On the sample practice’s site: {site.join(', ')}.
        </p>
      ) : null}
    </div>
  );
}

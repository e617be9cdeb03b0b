import { facts } from 'virtual:facts';
import type { Change } from '../facts/facts.ts';
import { Section } from './page.tsx';
import { NamedPage, Sentence } from './page-link.tsx';

interface ChangeListProps {
  changes: readonly Change[];
  /** The version that is released next. */
  next: string;
}

/** What changed in a package, version by version; first what the next one brings. */
export function ChangeList({ changes, next }: ChangeListProps) {
  const versions = Map.groupBy(changes, ({ version }) => version);
  return [...versions].map(([version, list], place) => (
    <details
      key={version}
      open={place === 0 && list.length < 12}
      className="border-t border-line pt-2"
    >
      <summary className="cursor-pointer font-[550]">
        {version === 'next' ? `${next}, not released yet` : version}{' '}
        <span className="font-normal text-quiet">{list.length}</span>
      </summary>
      <ul className="mt-2 grid max-w-[44rem] gap-2 text-control">
        {list.map(({ text, bump }) => (
          <li key={text}>
            {bump === 'major' ? <strong className="font-[550]">breaks </strong> : null}
            <Sentence text={text} />
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** The changes of every package, those that are not released yet included. */
export const Changelog = () =>
  Object.entries(facts.packages)
    .filter(([, { changes }]) => changes.length > 0)
    .map(([home, { changes, next }]) => {
      const name = home.replace('packages/', '');
      return (
        <Section key={home} title={name}>
          <p className="text-control">
            <NamedPage name={`Packages/${name}`}>Its page</NamedPage>
          </p>
          <ChangeList changes={changes} next={next} />
        </Section>
      );
    });

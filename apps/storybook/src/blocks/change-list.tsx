import { facts } from 'virtual:facts';
import type { Change } from '../facts/facts.ts';
import { NamedPage, Sentence } from './page-link.tsx';

interface ChangeListProps {
  changes: readonly Change[];
  /** The version that is released next. */
  next: string;
  /** Whether the newest version is open, unless it has very many changes. */
  isOpen?: boolean;
}

/** What changed in a package, version by version; first what the next one brings. */
export function ChangeList({ changes, next, isOpen = false }: ChangeListProps) {
  const versions = Map.groupBy(changes, ({ version }) => version);
  return (
    <div className="grid gap-2">
      {[...versions].map(([version, list], place) => (
        <details key={version} open={isOpen && place === 0 && list.length < 12}>
          <summary className="cursor-pointer font-[550]">
            {version === 'next' ? `${next}, not released yet` : version}
            <span className="font-normal text-quiet">
              {list.length === 1 ? ': one change' : `: ${list.length} changes`}
            </span>
          </summary>
          <ul className="mt-2 grid max-w-[44rem] gap-2 pb-2 text-control">
            {list.map(({ text, bump }) => (
              <li key={text}>
                {bump === 'major' ? <strong className="font-[550]">breaks </strong> : null}
                <Sentence text={text} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** The changes of every package, those that are not released yet included: closed, so that all packages are in sight. */
export const Changelog = () => (
  <div className="sb-unstyled">
    <ul className="border-t border-line">
      {Object.entries(facts.packages)
        .filter(([, { changes }]) => changes.length > 0)
        .map(([home, { changes, next }]) => {
          const name = home.replace('packages/', '');
          return (
            <li
              key={home}
              className="grid gap-x-6 gap-y-2 border-b border-hairline py-4 text-control md:grid-cols-[16rem_minmax(0,1fr)]"
            >
              <h2 className="text-name font-[350]">
                <NamedPage name={`Packages/${name}`}>{name}</NamedPage>
              </h2>
              <ChangeList changes={changes} next={next} />
            </li>
          );
        })}
    </ul>
  </div>
);

import { facts } from 'virtual:facts';
import { changesOf } from '../facts/changes-of.ts';
import { Sentence } from './page-link.tsx';

interface ComponentOf {
  /** The folder of its package: `packages/ui-kit`. */
  home: string;
  /** Its name and those of what belongs to it. */
  names: readonly string[];
}

/** What changed in a component, by its package's changelog. */
export function Changes({ home, names }: ComponentOf) {
  const { changes: all = [], next } = facts.packages[home] ?? {};
  const changes = changesOf(all, names);
  return (
    <table className="sb-unstyled w-full border-collapse text-left text-control">
      <tbody>
        {changes.map(({ version, text }) => (
          <tr key={`${version} ${text}`} className="border-b border-hairline align-baseline">
            <th scope="row" className="w-24 py-2 pr-6 font-[550]">
              {version === 'next' ? (
                <>
                  {next}{' '}
                  <span className="block text-caption font-normal text-quiet">
                    not released yet
                  </span>
                </>
              ) : (
                version
              )}
            </th>
            <td className="py-2">
              <Sentence text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

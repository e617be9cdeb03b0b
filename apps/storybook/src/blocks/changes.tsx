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
  const changes = changesOf(facts.packages[home]?.changes ?? [], names);
  return (
    <table className="sb-unstyled w-full border-collapse text-left text-control">
      <tbody>
        {changes.map(({ version, text }) => (
          <tr key={`${version} ${text}`} className="border-b border-hairline align-baseline">
            <th scope="row" className="w-20 py-2 pr-6 font-[550]">
              {version}
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

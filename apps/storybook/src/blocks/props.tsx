import type { StrictArgTypes } from 'storybook/internal/types';
import { Sentence } from './page-link.tsx';

const CHIP = 'rounded-control border border-hairline px-1 font-mono text-[0.8125rem] wrap-anywhere';

interface TypeSummary {
  summary?: string | undefined;
  detail?: string | undefined;
}

function Type({ summary, detail }: TypeSummary) {
  if (!summary) return null;
  if (!detail) return <code className={CHIP}>{summary}</code>;
  return (
    <details>
      <summary className="cursor-pointer">
        <code className={CHIP}>{summary}</code>
      </summary>
      <pre className="mt-2 overflow-x-auto font-mono text-[0.75rem] leading-relaxed">{detail}</pre>
    </details>
  );
}

/** The props of a component, as its types and their comments say them. */
export function Props({ argTypes }: { argTypes: StrictArgTypes }) {
  const rows = Object.values(argTypes).filter(({ table }) => table?.type && !table.disable);
  if (rows.length === 0) return null;
  return (
    <table className="sb-unstyled w-full table-fixed border-collapse text-left text-small">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="w-[34%] py-2 pr-4 font-[550]">
            Prop
          </th>
          <th scope="col" className="py-2 font-[550]">
            What it is
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, description, type, table }) => (
          <tr key={name} className="border-b border-hairline align-baseline">
            <th scope="row" className="py-2 pr-4 font-[550] wrap-anywhere">
              {name}
              {type?.required ? <span className="font-normal text-quiet"> required</span> : null}
            </th>
            <td className="grid justify-items-start gap-1 py-2">
              {description ? (
                <span>
                  <Sentence text={description} />
                </span>
              ) : null}
              <Type {...table?.type} />
              {table?.defaultValue?.summary ? (
                <span className="text-quiet">
                  default <code className={CHIP}>{table.defaultValue.summary}</code>
                </span>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { styles } from './styles.ts';
import type { DevtoolsTexts } from './texts.ts';
import type { WireEntry } from './wire-log.ts';

interface WireTableProps {
  readonly entries: readonly WireEntry[];
  readonly texts: DevtoolsTexts;
}

export function WireTable({ entries, texts: t }: WireTableProps) {
  const code = { ...styles.cell, ...styles.code };
  const short = { ...code, ...styles.short };
  return (
    <table style={styles.table}>
      <tbody>
        {entries.map(({ id, method, path, status, tookMs, body }) => (
          <tr key={id}>
            <th scope="row" style={short}>
              {method}
            </th>
            <td style={code}>
              {decodeURIComponent(path)}
              {body === null ? null : <div style={styles.quiet}>{JSON.stringify(body)}</div>}
            </td>
            <td style={isFailed(status) ? { ...short, ...styles.failed } : short}>
              {status === null ? t.waiting : status === 0 ? t.lost : status}
            </td>
            <td style={{ ...short, textAlign: 'end' }}>{tookMs === null ? '' : `${tookMs} ms`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isFailed = (status: number | null) => status !== null && (status === 0 || status >= 400);

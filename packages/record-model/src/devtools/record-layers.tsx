import type { InspectedRecord } from './inspect.ts';
import { styles } from './styles.ts';
import type { DevtoolsTexts } from './texts.ts';

interface RecordLayersProps {
  readonly record: InspectedRecord;
  readonly texts: DevtoolsTexts;
}

/** One record: the server's values, requests in progress, edits. */
export function RecordLayers({ record, texts: t }: RecordLayersProps) {
  const { view, key, state, version, fields, links, outbox } = record;
  const head = { ...styles.cell, ...styles.head };
  const code = { ...styles.cell, ...styles.code };
  return (
    <table style={{ ...styles.table, ...styles.layers }}>
      <caption style={styles.caption}>
        {view} {key} · <span style={styles.edited}>{state}</span>
        {version === '' ? '' : ` · v${version}`}
        {outbox === null ? '' : ` · ${t.outbox}: ${outbox}`}
        {links.length === 0 ? '' : ` · ${t.links}: ${links.join(', ')}`}
      </caption>
      <thead>
        <tr>
          <th scope="col" style={{ ...head, ...styles.name }}>
            {t.column}
          </th>
          {[t.server, t.inFlight, t.local].map((title) => (
            <th key={title} scope="col" style={head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, server, inFlight, local }) => (
          <tr key={name}>
            <th scope="row" style={head}>
              {name}
            </th>
            <td style={code}>{server}</td>
            <td style={code}>{inFlight}</td>
            <td style={{ ...code, ...styles.edited }}>{local}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

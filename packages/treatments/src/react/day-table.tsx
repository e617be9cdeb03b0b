import { SiteLink } from '@praxiskit/pages/react';
import type { CSSProperties } from 'react';
import type { DayRow, MyDayData } from '../my-day/my-day.ts';

/** All treatments as a table; its last column is a chart, which the column before it says in words. */
export function DayTable({ data }: { data: MyDayData }) {
  const { table, scale, groups } = data;
  const days = scale.before + scale.after;
  return (
    <table
      className="pk-day-table"
      style={{ '--days': days, '--before': scale.before } as CSSProperties}
      data-fine={days <= 84 ? 'always' : days <= 200 ? 'wide' : undefined}
      data-title={scale.before > 0.6 * days ? 'left' : 'right'}
      data-dated={data.summary.length > 0 ? '' : undefined}
    >
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.treatment}</th>
          <th scope="col">{table.time}</th>
          <th scope="col" className="pk-day-ruler">
            <span className="pk-day-name">{table.chart}</span>
            <Ruler scale={scale} unit={table.weeks} />
          </th>
        </tr>
      </thead>
      {groups.map(({ layer, name, rows }) => (
        <tbody key={layer} data-layer={layer}>
          <tr className="pk-day-layer">
            <th scope="rowgroup" colSpan={3}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.path} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const at = (x: number, days?: number) =>
  ({ '--x': x, ...(days ? { '--w': days } : {}) }) as CSSProperties;

/** Weeks before and after the visitor's day, with the marks on its line. */
function Ruler({ scale, unit }: { scale: MyDayData['scale']; unit: string }) {
  return (
    <span aria-hidden="true">
      <span className="pk-day-unit">{unit}</span>
      <span className="pk-day-scale">
        {scale.today ? <b className="pk-day-today">{scale.today}</b> : null}
        {scale.numerals.map(({ x, text, isMinor }) => (
          <b key={x} style={at(x)} data-minor={isMinor ? '' : undefined}>
            {text}
          </b>
        ))}
      </span>
      <span className="pk-day-line">
        {scale.title}
        <small>{scale.note}</small>
      </span>
    </span>
  );
}

function Row({ row }: { row: DayRow }) {
  const { path, name, depth, verdict, text, marks } = row;
  return (
    <tr>
      <th scope="row">
        <SiteLink href={path}>{name}</SiteLink> <span className="pk-day-depth">{depth}</span>
      </th>
      <td>
        {verdict ? (
          <span className="pk-day-verdict">
            <span className="pk-day-mark" data-verdict={verdict.kind} aria-hidden="true" />
            <strong>{verdict.text}</strong>{' '}
          </span>
        ) : null}
        {text}
      </td>
      <td className="pk-day-plan">
        <span aria-hidden="true">
          {marks.map(({ kind, x, days, isAfter }) => (
            <i
              key={`${kind} ${x}`}
              data-kind={kind}
              data-after={isAfter ? '' : undefined}
              style={at(x, days)}
            />
          ))}
        </span>
      </td>
    </tr>
  );
}

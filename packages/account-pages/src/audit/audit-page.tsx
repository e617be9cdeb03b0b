import type { ShownLine } from '@praxiskit/auth-server';
import { createFormats } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { Link } from '@praxiskit/ui-kit';
import { useRoleNames } from '../accounts/role-names.ts';
import { timeZone } from '../frame/clock-time.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { auditAddress } from './audit-address.ts';
import { AuditSearch } from './audit-search.tsx';
import type { AuditData } from './data.ts';
import { lineWords } from './line-words.ts';

export function Component({ data }: Payload<AuditData>) {
  const { audit } = useMessages();
  const { search, lines, next, isLater } = data;
  const heads = [audit.time, audit.who, audit.what, audit.account, audit.details, audit.where];
  return (
    <div className="pk-accounts" data-reveal-off="">
      <div className="pk-accounts-list">
        <header className="pk-accounts-head">
          <h1>{audit.title}</h1>
          <p className="pk-account-quiet">{audit.lead}</p>
        </header>
        <AuditSearch search={search} />
        {lines.length === 0 ? (
          <p>{audit.none}</p>
        ) : (
          <table className="pk-accounts-table">
            <caption className="sr-only">{audit.title}</caption>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Row key={line.id} line={line} />
              ))}
            </tbody>
          </table>
        )}
        <p className="pk-account-actions">
          {isLater ? <Link href={auditAddress(search, null)}>{audit.newest}</Link> : null}
          {next === null ? null : <Link href={auditAddress(search, next)}>{audit.older}</Link>}
        </p>
        <p className="pk-account-quiet">{audit.note}</p>
      </div>
    </div>
  );
}

function Row({ line }: { line: ShownLine }) {
  const { audit } = useMessages();
  const { locale } = useSite();
  const { list } = useRoleNames();
  const { date } = createFormats(locale, timeZone);
  const { who, what, account, details, isRefused } = lineWords(line, audit, list);
  const iso = new Date(line.at).toISOString();
  return (
    <tr>
      <td className="pk-accounts-time">
        <time dateTime={iso}>{date(iso, 'exact')}</time>
      </td>
      <th scope="row">{who}</th>
      <td data-refused={isRefused || undefined}>{what}</td>
      <td className="pk-account-email">{account}</td>
      <td>{details}</td>
      <td>{[line.device, line.address].filter(Boolean).join(', ')}</td>
    </tr>
  );
}

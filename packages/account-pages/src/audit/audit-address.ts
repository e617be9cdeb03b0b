import { accountPaths } from '../paths.ts';
import type { AuditData } from './data.ts';

export function auditAddress({ who, what, on }: AuditData['search'], after: string | null): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ who, what, on, after })) {
    if (value) search.set(name, value);
  }
  const query = search.toString();
  return query === '' ? accountPaths.audit : `${accountPaths.audit}?${query}`;
}

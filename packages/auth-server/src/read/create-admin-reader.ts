import type { Locale } from '@praxiskit/core';
import { deviceName } from '../mails/device-name.ts';
import type { RequestSession } from '../options.ts';
import type { RouteParts } from '../parts.ts';
import { usualRoles } from '../roles/role-rules.ts';
import { guard } from '../sessions/sessions.ts';
import { GRANT_MS } from '../store/grant.ts';
import type { AccountOverview, StoredEvent } from '../store/overview.ts';
import { isStrong } from '../store/strong.ts';
import { networksOf } from '../throttle/networks.ts';
import type { AdminReader, NamedAccount, ShownLine } from './admin-reader.ts';

const PAGE = 50;
/** The maximum number of accounts in one search of the audit log. */
const MOST_FOUND = 200;

/** The reader for this session; null for all users except admins. */
export function createAdminReader(
  { options, clock, fresh, invitations }: RouteParts,
  session: RequestSession | null,
  locale: Locale,
): AdminReader | null {
  const { roles: rules = usualRoles, store } = options;
  if (!session || session.purpose !== null) return null;
  if (!session.account.roles.includes(rules.admin)) return null;
  const { overview } = store;
  const own = session.account.id;

  return {
    roles: rules.guarded,
    isProved: isStrong(session.methods) && fresh.isFreshSince(session.provedAt),
    async people({ group, text, after }) {
      const query = { roles: rules.guarded, isWithout: group === 'others', text };
      const people = await guard(overview.list(query, { after, limit: PAGE + 1 }));
      const isFirst = group === 'team' && after === null;
      const invited = isFirst ? await invitations.list() : [];
      const counts = {
        team: await guard(overview.count({ ...query, isWithout: false })),
        others: await guard(overview.count({ ...query, isWithout: true })),
      };
      return {
        ...cut(people),
        counts,
        invitations: invited
          .filter(({ expiresAt }) => expiresAt > clock.now())
          .map(({ id, email, name, roles, expiresAt }) => {
            return { id, email, name: name ?? email, roles, expiresAt };
          })
          .filter(({ name, email }) => isPart(text, name) || isPart(text, email)),
      };
    },
    async person(id) {
      const person = await guard(overview.find(id));
      if (!person) return null;
      const { sessions, grants } = await guard(
        store.transaction(async (unit) => ({
          sessions: await unit.sessions.listOf(id),
          grants: await unit.grants.listOf(id),
        })),
      );
      return {
        ...person,
        isOwn: id === own,
        waiting: grants
          .filter(({ createdAt }) => createdAt + GRANT_MS > clock.now())
          .map(({ role }) => role),
        sessions: sessions
          .filter(({ purpose }) => purpose === null)
          .map(({ userAgent, activeAt }) => ({ device: deviceName(userAgent, locale), activeAt })),
      };
    },
    async lines({ who, after, ...query }) {
      const isAnybody = who.trim() === '';
      const accountIds = isAnybody ? null : await guard(overview.idsOf(who, MOST_FOUND));
      const found = await guard(
        overview.events({ ...query, accountIds }, { after, limit: PAGE + 1 }),
      );
      const { people: events, next } = cut(found);
      const named = await namesIn(overview, events);
      return { lines: events.map((event) => lineOf(event, named, locale)), next };
    },
  };
}

const isPart = (text: string, whole: string) =>
  whole.toLowerCase().includes(text.trim().toLowerCase());

/** Removes the extra row, which shows that there is a next page. */
function cut<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const people = rows.slice(0, PAGE);
  return { people, next: rows.length > PAGE ? (people.at(-1)?.id ?? null) : null };
}

async function namesIn(overview: AccountOverview, events: readonly StoredEvent[]) {
  const ids = events.flatMap(({ accountId, details }) => [accountId, details.by]);
  const known = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const named = known.length === 0 ? [] : await guard(overview.names(known));
  return new Map(named.map(({ id, name, email }) => [id, { id, name, email }]));
}

function lineOf(
  { id, type, at, accountId, details, address, userAgent }: StoredEvent,
  named: ReadonlyMap<string, NamedAccount>,
  locale: Locale,
): ShownLine {
  const { by = null, ...words } = details;
  const account = accountId === null ? null : (named.get(accountId) ?? null);
  return {
    id,
    type,
    at,
    account,
    details: words,
    isGone: accountId !== null && account === null,
    by: by === null ? null : (named.get(by) ?? null),
    device: userAgent === '' ? '' : deviceName(userAgent, locale),
    address: address === '' ? '' : shortened(address),
  };
}

/** A whole address would show the connection of each sign-in. */
function shortened(address: string): string {
  const { around } = networksOf(address);
  const [kind, bytes = ''] = around.split(' ');
  if (kind === 'ipv4') return `${bytes}.x`;
  if (kind !== 'ipv6') return '';
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = bytes.split('.').map(Number);
  const groups = [a * 256 + b, c * 256 + d, e * 256 + f].map((group) => group.toString(16));
  return `${groups.join(':')}::`;
}

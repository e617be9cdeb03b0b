import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from '../mails/device-name.ts';
import { emailSchema, normaliseEmail } from '../methods/email-address.ts';
import { mayAddFactor } from '../methods/fresh-proof.ts';
import { SHORTEST_PASSWORD, SHORTEST_WITH_FACTOR } from '../methods/password/password-rules.ts';
import type { RouteParts } from '../parts.ts';
import { guard } from '../sessions/sessions.ts';
import { hasName } from '../store/account.ts';
import { hasSecondFactor } from '../store/factors.ts';
import type { AccountReader } from './account-reader.ts';
import { createAdminReader } from './create-admin-reader.ts';
import { readPendingRoleGrants } from './read-pending-role-grants.ts';

/** @param reply receives the cookies that reading sets */
export function createAccountReader(
  parts: RouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): AccountReader {
  const { options, names, attributes, csrf, linkSecrets, secondFactor, seal, clock } = parts;
  const { limits, typed } = parts;
  const { store } = options;
  const session = request.authSession;
  const isSignedIn = session !== null && session.purpose === null;
  const locale = options.locale?.(request) ?? 'de';

  return {
    purpose: session?.purpose ?? null,
    email: session?.account.email ?? null,
    hasName: session === null || hasName(session.account),
    limits,
    user() {
      if (!isSignedIn) return null;
      const { name, email, passwordChangedAt, emailVerifiedAt, deletionAt } = session.account;
      return { name, email, passwordChangedAt, emailVerifiedAt, deletionAt };
    },
    passwordDue() {
      if (session?.purpose !== 'password-new') return null;
      const { passwordChange: byPractice, passwordChangeSince } = session.account;
      return { byPractice, since: byPractice ? passwordChangeSince : null };
    },
    typed: () => typed.take(request, reply),
    async shortestPassword() {
      const factors = session && (await guard(store.findFactors(session.account.id)));
      return factors && hasSecondFactor(factors) ? SHORTEST_WITH_FACTOR : SHORTEST_PASSWORD;
    },
    csrfToken() {
      const known = csrf.read(request.cookies[names.csrf]);
      if (known !== null) return known;
      const { token, cookie } = csrf.create();
      reply.setCookie(names.csrf, cookie, attributes);
      return token;
    },
    async mailbox() {
      const asked = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
      const found = await Promise.all(asked.map((id) => guard(store.findLink(id))));
      // The newest unused link: used links are deleted.
      const link = found.find((one) => one !== null);
      if (!link) return null;
      const { purpose, email, createdAt, expiresAt } = link;
      const isExpired = expiresAt <= clock.now();
      return { purpose, email, createdAt, expiresAt, isExpired, code: linkSecrets.code(link.id) };
    },
    async link(token, email) {
      const id = linkSecrets.idOfToken(token, normaliseEmail(email));
      const link = id === null ? null : await guard(store.findLink(id));
      if (!link) return null;
      const asked = linkSecrets.idsOfCookie(request.cookies[names.mailbox]);
      const isAskedHere = asked.includes(link.id);
      const { purpose, createdAt, expiresAt } = link;
      const isExpired = expiresAt <= clock.now();
      const needsCode = !isAskedHere && purpose !== 'invitation';
      return { purpose, needsCode, createdAt, expiresAt, isExpired };
    },
    async isReplaced(token, email) {
      const { data: address } = emailSchema.safeParse(email);
      const id = address === undefined ? null : linkSecrets.idOfToken(token, address);
      const newest =
        id === null || address === undefined ? null : await guard(store.findNewestLink(address));
      // Ids are UUIDv7: the later one is greater.
      return newest !== null && id !== null && newest.id > id;
    },
    pendingApp: async () =>
      session !== null && mayAddFactor(session) ? secondFactor.pending(session) : null,
    takeCodes() {
      const sealed = request.cookies[names.codes];
      if (sealed === undefined || !isSignedIn) return [];
      reply.clearCookie(names.codes, attributes);
      const opened = seal.open(sealed, session.account.id);
      // Null if the codes are another user's.
      return opened === null ? [] : (JSON.parse(opened) as string[]);
    },
    async factors() {
      if (session === null || !mayAddFactor(session)) return null;
      const { passwordHash, id } = session.account;
      const found = await guard(store.findFactors(id));
      return {
        hasPassword: passwordHash !== null,
        hasSecondFactor: hasSecondFactor(found),
        appSince: found.totp?.confirmedAt ?? null,
        passkeys: found.passkeys.map(({ id: passkey, name, createdAt, usedAt }) => ({
          id: passkey,
          name,
          createdAt,
          usedAt,
        })),
        recoveryCodes: found.recoveryCodes,
      };
    },
    async secondSteps() {
      if (session?.purpose !== 'second-factor') return null;
      const { totp, passkeys } = await guard(store.findFactors(session.account.id));
      return { app: (totp?.confirmedAt ?? null) !== null, passkey: passkeys.length > 0 };
    },
    get pendingRoleGrants() {
      return readPendingRoleGrants(parts, session);
    },
    get admin() {
      return createAdminReader(parts, session, locale);
    },
    async sessions() {
      if (!isSignedIn) return [];
      const { id } = session.account;
      const all = await guard(store.transaction((unit) => unit.sessions.listOf(id)));
      return all.map(({ idHash, userAgent, createdAt, activeAt }) => ({
        id: idHash,
        device: deviceName(userAgent, locale),
        isThis: idHash === session.idHash,
        createdAt,
        activeAt,
      }));
    },
  };
}

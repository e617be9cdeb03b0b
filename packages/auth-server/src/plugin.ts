import cookie from '@fastify/cookie';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { guardAccess } from './access/guard.ts';
import { createExport } from './account-export.ts';
import { createCompletion } from './completion/completion.ts';
import { createDeletion } from './deletion/deletion.ts';
import { AuthServerError } from './error.ts';
import { createInvitationUse } from './invitations/accept-invitation.ts';
import { createInvitations } from './invitations/invitations.ts';
import { createFreshProof } from './methods/fresh-proof.ts';
import { createLinkMethod } from './methods/link/link.ts';
import { createLinkSecrets } from './methods/link/link-secrets.ts';
import { createChallenges } from './methods/passkey/challenges.ts';
import { createPasskeyMethod } from './methods/passkey/passkey.ts';
import { createCredentials } from './methods/password/credentials.ts';
import { createHasher } from './methods/password/hasher.ts';
import { createNetworkLimit } from './methods/password/network-limit.ts';
import { createPasswordMethod } from './methods/password/password.ts';
import { createPasswordJudge } from './methods/password/password-judge.ts';
import { createPasswordRules } from './methods/password/password-rules.ts';
import { createRecoveryCodes } from './methods/recovery-codes.ts';
import { createSecondFactor } from './methods/second-factor.ts';
import { createTotp } from './methods/totp.ts';
import type { AuthServerOptions } from './options.ts';
import { usualPages } from './pages.ts';
import type { RouteParts } from './parts.ts';
import { type AuthErrorParameter, createAnswers } from './protocol/answer.ts';
import { cookieNames, cookieOptions } from './protocol/cookies.ts';
import { createCsrf } from './protocol/csrf.ts';
import { addFormParser } from './protocol/form-parser.ts';
import { addOriginCheck } from './protocol/origin-check.ts';
import { createSeal } from './protocol/sealed.ts';
import type { Secrets } from './protocol/secrets.ts';
import { createTyped } from './protocol/typed.ts';
import { addAccountReader } from './read/add-account-reader.ts';
import { createAdminUnit } from './roles/admin-unit.ts';
import { recordActs } from './roles/record-acts.ts';
import { createRoleChanges } from './roles/role-changes.ts';
import { createRoleGrants } from './roles/role-grants.ts';
import { usualRoles } from './roles/role-rules.ts';
import { addRoutes } from './routes/routes.ts';
import { createFactorDue } from './sessions/factor-due.ts';
import { addRequestSession } from './sessions/request-session.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTokens } from './sessions/tokens.ts';
import type { Account } from './store/account.ts';
import { createRetryTokens } from './throttle/retry-token.ts';
import { createThrottle } from './throttle/throttle.ts';

const minute = 60_000;
const parameters: Readonly<Record<string, AuthErrorParameter>> = {
  CSRF: 'MissingCSRF',
  OTHER_HOST: 'OtherHost',
  UNAUTHENTICATED: 'SessionRequired',
};

const authServerPlugin: FastifyPluginAsync<AuthServerOptions> = async (app, options) => {
  const { origin, secret, store, clock = Date, hasher = createHasher(), isBreached } = options;
  const { roles: rules = usualRoles } = options;
  const secrets: Secrets = [secret, ...(options.formerSecrets ?? [])];
  if (secrets.some(({ length }) => length < 32)) {
    throw new AuthServerError(500, 'CONFIGURATION', 'A secret has fewer than 32 characters');
  }
  guardAccess(app);
  if (!app.hasReplyDecorator('setCookie')) await app.register(cookie);

  const isSecure = origin.protocol === 'https:';
  const names = cookieNames(isSecure);
  const pages = { ...usualPages, ...options.pages };
  const limits = {
    idleMs: options.idleMs ?? 30 * minute,
    absoluteMs: options.absoluteMs ?? 12 * 60 * minute,
  };
  const isFactorDue = createFactorDue(options.secondFactorFor ?? []);
  const tokens = await createTokens(app, secrets);
  const sessions = createSessions(tokens, store, clock, limits, isFactorDue, rules);
  const attributes = cookieOptions(isSecure);
  const seal = createSeal(secrets);
  const typed = createTyped({ origin, seal, cookie: names.typed, attributes });
  const answers = createAnswers({
    origin,
    signInPath: pages.signIn,
    callbackCookie: names.callbackUrl,
    typed,
  });

  if (options.checkOrigin ?? true) addOriginCheck(app, origin);
  addRequestSession(app, {
    sessions,
    cookie: names.session,
    ignores: options.ignores?.bind(options),
  });

  const completion = createCompletion({ origin, pages, sessions, isFactorDue, clock });
  const throttle = createThrottle(options.throttle, createRetryTokens(secrets), clock);
  const judge = createPasswordJudge();
  app.addHook('onClose', () => judge.close());
  const contextWords = async () => (await options.contextWords?.()) ?? [];
  const checkNewPassword = createPasswordRules(contextWords, judge, async (password) => {
    try {
      return (await isBreached?.(password)) ?? false;
    } catch (error) {
      // An unreachable list does not stop users from choosing a password.
      app.log.warn({ err: error }, 'Accounts: the list of breached passwords was not asked');
      return false;
    }
  });
  const newPasswords = createNetworkLimit();
  const linkSecrets = createLinkSecrets(secrets);
  const common = { store, throttle, completion, clock };
  const passwords = createPasswordMethod({
    ...common,
    check: createCredentials(store, hasher),
    checkNew: checkNewPassword,
    newPasswords,
    hasher,
  });
  const siteName = () => options.siteName ?? origin.hostname;
  const isGuarded = ({ roles }: Pick<Account, 'roles'>) =>
    isFactorDue({ roles }, []) || roles.some((role) => rules.guarded.includes(role));
  const fresh = createFreshProof(passwords, clock, isGuarded);
  const recoveryCodes = createRecoveryCodes(secrets);
  const challenges = createChallenges(secrets, options.throttle, clock);
  const secondFactor = createSecondFactor({
    ...common,
    totp: createTotp(siteName),
    seal,
    recoveryCodes,
    fresh,
    onLostKey(accountId) {
      const why =
        'the key of an app cannot be opened: SESSION_SECRET is another one than when it was set up. Name the one before as SESSION_SECRET_OLD; where it is lost, a recovery code works, or `npm run admin -- --reset-factor mail@practice.example`';
      app.log.warn({ accountId }, `Accounts: ${why}`);
    },
  });
  const passkeys = createPasskeyMethod({
    origin,
    siteName,
    store,
    completion,
    challenges,
    recoveryCodes,
    fresh,
    clock,
    counts: options.throttle,
  });
  const admins = createAdminUnit(store, rules, fresh);
  const roleChanges = recordActs({ store, clock }, createRoleChanges({ rules, admins, clock }));
  const roleGrants = recordActs({ store, clock }, createRoleGrants({ store, rules, fresh, clock }));
  const invitations = recordActs({ store, clock }, createInvitations({ store, admins, clock }));
  const deletion = createDeletion({ rules, store, fresh, clock });
  const more = async (accountId: string) => (await options.exportData?.(accountId)) ?? {};
  const accountExport = createExport({ store, fresh, clock, more });
  const links = createLinkMethod({
    ...common,

    counts: options.throttle,
    secrets: linkSecrets,
    invitation: createInvitationUse(rules, clock),
  });

  const parts: RouteParts = {
    options,
    pages,
    clock,
    names,
    answers,
    hasher,
    checkNewPassword,
    newPasswords,
    passwords,
    links,
    secondFactor,
    passkeys,
    seal,
    secrets,
    roleChanges,
    roleGrants,
    typed,
    limits,
    attributes,
    fresh,
    deletion,
    invitations,
    accountExport,
    linkSecrets,
    csrf: createCsrf(secrets),
  };
  addAccountReader(app, parts);

  await app.register(async (scope) => {
    addFormParser(scope);
    scope.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('cache-control', 'private, no-cache, no-store');
      done();
    });
    type Thrown = (FastifyError | AuthServerError) & { logLevel?: unknown };
    scope.setErrorHandler((error: Thrown, request, reply) => {
      // The app answers a failed GET. For a POST, a next-auth client throws on a response without `url`.
      if (request.method === 'GET') throw error;
      const status = error.statusCode ?? 500;
      // As in the app's own handler: errors that guests can cause at will are warnings.
      const level = error.logLevel === 'warn' ? 'warn' : 'error';
      if (status >= 500) request.log[level]({ err: error }, 'Accounts: the request failed');
      if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', 5);
      const parameter = parameters[error.code] ?? (status >= 500 ? 'Unavailable' : 'Refused');
      return answers.refuse(request, reply, { status, error: parameter });
    });
    addRoutes(scope, parts);
  });
};

/**
 * Accounts and sessions over next-auth's protocol, under `/api/auth`, and `/api/user/logout`. Not
 * encapsulated: every route of the app knows its viewer and has to have an access rule (`guardAccess`).
 *
 * @throws AuthServerError CONFIGURATION for a secret of fewer than 32 characters
 */
export const authServer = fastifyPlugin(authServerPlugin, {
  name: '@praxiskit/auth-server',
  fastify: '5.x',
});

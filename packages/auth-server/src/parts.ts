import type { CookieSerializeOptions } from '@fastify/cookie';
import type { Deletion } from './deletion/deletion.ts';
import type { AccountExport } from './export/account-export.ts';
import type { Invitations } from './invitations/invitations.ts';
import type { FreshProof } from './methods/fresh-proof.ts';
import type { LinkMethod } from './methods/link/link.ts';
import type { LinkSecrets } from './methods/link/link-secrets.ts';
import type { PasskeyMethod } from './methods/passkey/passkey.ts';
import type { Hasher } from './methods/password/hasher.ts';
import type { PasswordMethod } from './methods/password/password.ts';
import type { CheckNewPassword } from './methods/password/password-rules.ts';
import type { SecondFactor } from './methods/second-factor.ts';
import type { AuthServerOptions } from './options.ts';
import type { PagePaths } from './pages.ts';
import type { Clock } from './ports.ts';
import type { Answers } from './protocol/answer.ts';
import type { CookieNames } from './protocol/cookies.ts';
import type { Csrf } from './protocol/csrf.ts';
import type { Seal } from './protocol/sealed.ts';
import type { Typed } from './protocol/typed.ts';
import type { RoleChanges } from './roles/role-changes.ts';
import type { SessionLimits } from './sessions/session-limits.ts';

/** What the routes of accounts are made of. */
export interface RouteParts {
  readonly options: AuthServerOptions;
  readonly pages: PagePaths;
  readonly clock: Clock;
  readonly names: CookieNames;
  readonly attributes: CookieSerializeOptions;
  readonly answers: Answers;
  readonly csrf: Csrf;
  readonly passwords: PasswordMethod;
  readonly checkNewPassword: CheckNewPassword;
  readonly hasher: Hasher;
  readonly links: LinkMethod;
  readonly linkSecrets: LinkSecrets;
  readonly secondFactor: SecondFactor;
  readonly passkeys: PasskeyMethod;
  readonly roleChanges: RoleChanges;
  readonly fresh: FreshProof;
  readonly deletion: Deletion;
  readonly invitations: Invitations;
  readonly accountExport: AccountExport;
  readonly seal: Seal;
  readonly typed: Typed;
  readonly limits: SessionLimits;
}

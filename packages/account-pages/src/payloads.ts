import type { PageContent, PayloadContext, PayloadFunction } from '@praxiskit/pages';
import type { AccountData as Account, AccountPageData, Device, Factors } from './account/data.ts';
import type { AppData } from './app/data.ts';
import type { CodesData } from './codes/data.ts';
import type { DeletionData } from './deletion/data.ts';
import type { PageForm } from './form/page-form.ts';
import type { SecondFactorData } from './second-factor/data.ts';

/** What the pages read: `request.openDesk()` of `@praxiskit/auth-server`. */
export interface PageDesk {
  csrfToken(): string;
  readonly purpose: 'second-factor' | 'password-new' | null;
  readonly limits: Account['limits'];
  user(): (Account['user'] & { readonly name: string }) | null;
  pendingApp(): Promise<AppData['setup']>;
  takeCodes(): readonly string[];
  factors(): Promise<Factors | null>;
  sessions(): Promise<readonly Device[]>;
}

/** The part of a site's data port that the pages of accounts need. */
export interface AccountData {
  /**
   * Of the visitor of this request.
   *
   * @throws Error where the page is remembered for all
   */
  desk(): PageDesk;
}

type Context = PayloadContext<AccountData>;

/** A page is named by the package's texts; `page` is its part of them. */
const named =
  <Data>(page: string, read: (context: Context) => Promise<Data>) =>
  async (context: Context): Promise<PageContent<Data>> => ({
    title: context.t(`accountPages.${page}.title`),
    description: context.t(`accountPages.${page}.description`),
    data: await read(context),
  });

const formOf = async ({ data }: Context): Promise<PageForm> => ({
  csrfToken: data.desk().csrfToken(),
  now: Date.now(),
  typed: {},
});

const nothing: Factors = {
  ...{ hasPassword: false, hasSecondFactor: false, appSince: null },
  ...{ passkeys: [], recoveryCodes: 0 },
};

/** Of whoever is signed in; the routes' guards send anybody else away. */
const factorsOf = async ({ data }: Context): Promise<Factors> =>
  (await data.desk().factors()) ?? nothing;

async function accountOf(context: Context): Promise<AccountPageData> {
  const desk = context.data.desk();
  const form = await formOf(context);
  const user = desk.user();
  if (user === null) return { ...form, user: null };
  const { email, passwordChangedAt } = user;
  const { idleMs, absoluteMs } = desk.limits;
  return {
    ...form,
    user: { email, passwordChangedAt },
    factors: await factorsOf(context),
    sessions: await desk.sessions(),
    limits: { idleMs, absoluteMs },
  };
}

/** Route id → what the page shows, to be spread into a site's payload functions. */
export const accountPayloads: Readonly<Record<string, PayloadFunction<unknown, AccountData>>> = {
  login: named('login', formOf),
  'second-factor': named(
    'secondFactor',
    async (context): Promise<SecondFactorData> => ({
      ...(await formOf(context)),
      isAsked: context.data.desk().purpose === 'second-factor',
    }),
  ),
  user: named('account', accountOf),
  'user-app': named(
    'app',
    async (context): Promise<AppData> => ({
      ...(await formOf(context)),
      setup: await context.data.desk().pendingApp(),
      factors: await factorsOf(context),
    }),
  ),
  'user-codes': named(
    'codes',
    async (context): Promise<CodesData> => ({
      ...(await formOf(context)),
      codes: context.data.desk().takeCodes(),
      owner: context.data.desk().user()?.name ?? '',
      isOfApp: (await factorsOf(context)).appSince !== null,
    }),
  ),
  'user-delete': named(
    'deletion',
    async (context): Promise<DeletionData> => ({
      ...(await formOf(context)),
      factors: await factorsOf(context),
    }),
  ),
};

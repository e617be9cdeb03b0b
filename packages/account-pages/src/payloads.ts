import type { PageContent, PayloadContext, PayloadFunction } from '@praxiskit/pages';
import type { PageForm } from './form/page-form.ts';
import type { SecondFactorData } from './second-factor/data.ts';

/** What the pages read: `request.openDesk()` of `@praxiskit/auth-server`. */
export interface PageDesk {
  csrfToken(): string;
  readonly purpose: 'second-factor' | 'password-new' | null;
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
};

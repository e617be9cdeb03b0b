import type { AccountReader, ShownFactors } from '@praxiskit/auth-server';

const nothing: ShownFactors = {
  hasPassword: false,
  hasSecondFactor: false,
  appSince: null,
  passkeys: [],
  recoveryCodes: 0,
};

/** The factors of the signed-in user; the route guards send guests away. */
export const readFactors = async (accounts: AccountReader): Promise<ShownFactors> =>
  (await accounts.factors()) ?? nothing;

import type { AccountReader, ShownFactors } from '@praxiskit/auth-server';

const nothing: ShownFactors = {
  hasPassword: false,
  hasSecondFactor: false,
  appSince: null,
  passkeys: [],
  recoveryCodes: 0,
};

/** Of whoever is signed in; the routes' guards send anybody else away. */
export const readFactors = async (accounts: AccountReader): Promise<ShownFactors> =>
  (await accounts.factors()) ?? nothing;

import type { Factors, PageDesk } from './page-desk.ts';

const nothing: Factors = {
  hasPassword: false,
  hasSecondFactor: false,
  appSince: null,
  passkeys: [],
  recoveryCodes: 0,
};

/** Of whoever is signed in; the routes' guards send anybody else away. */
export const readFactors = async (desk: PageDesk): Promise<Factors> =>
  (await desk.factors()) ?? nothing;

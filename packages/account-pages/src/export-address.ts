import { questionAddress } from './question-address.ts';

export const exportPath = '/api/auth/export';

/** If the last proof is too old, the server leads back to the question that asks for a new one. */
export const exportHref = `${exportPath}?${new URLSearchParams({
  callbackUrl: questionAddress('take-along'),
})}`;

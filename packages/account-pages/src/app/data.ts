import type { ShownFactors } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';

export interface AppData extends PageForm {
  /** The key that waits for its first code; null if there is none. */
  setup: { readonly secret: string; readonly uri: string } | null;
  factors: Pick<ShownFactors, 'hasPassword' | 'passkeys' | 'appSince'>;
}

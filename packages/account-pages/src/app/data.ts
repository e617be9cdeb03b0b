import type { PageForm } from '../form/page-form.ts';
import type { Factors } from '../page-desk.ts';

export interface AppData extends PageForm {
  /** The key that waits for its first code; null where none does. */
  setup: { readonly secret: string; readonly uri: string } | null;
  factors: Pick<Factors, 'hasPassword' | 'passkeys' | 'appSince'>;
}

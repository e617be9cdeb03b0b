import type { PageForm } from '../form/page-form.ts';
import type { Factors } from '../page-desk.ts';

export interface DeletionData extends PageForm {
  factors: Pick<Factors, 'hasPassword' | 'passkeys'>;
}

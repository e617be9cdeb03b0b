import type { Factors } from '../account/data.ts';
import type { PageForm } from '../form/page-form.ts';

export interface DeletionData extends PageForm {
  factors: Pick<Factors, 'hasPassword' | 'passkeys'>;
}

import type { ShownFactors } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';

export interface DeletionData extends PageForm {
  factors: Pick<ShownFactors, 'hasPassword' | 'passkeys'>;
}

import { normaliseAddresses } from '@praxiskit/auth-server/mikro-orm';
import { Migration } from '@praxiskit/server-kit';

/** One mailbox, one account: addresses in the form in which they are compared. */
export class Migration20261129030000 extends Migration {
  override up(): Promise<void> {
    return normaliseAddresses(this.getEntityManager());
  }
}

import { Migration20261121000000 } from './20261121000000-first.ts';
import { Migration20261121210000 } from './20261121210000-construction-attempts.ts';
import { Migration20261122032449 } from './20261122032449-failed-mails.ts';
import { Migration20261122100000 } from './20261122100000-accounts.ts';
import { Migration20261122123000 } from './20261122123000-account-dates.ts';
import { Migration20261122130000 } from './20261122130000-deletion.ts';
import { Migration20261122131500 } from './20261122131500-audit-view.ts';
import { Migration20261122133000 } from './20261122133000-names.ts';
import { Migration20261122143000 } from './20261122143000-link-sessions.ts';
import { Migration20261122150000 } from './20261122150000-role-grants.ts';
import { Migration20261122151000 } from './20261122151000-logs-only-grow.ts';
import { Migration20261122190000 } from './20261122190000-author-names.ts';
import { Migration20261122230000 } from './20261122230000-live-events.ts';
import { Migration20261123010000 } from './20261123010000-site-views.ts';
import { Migration20261123090000 } from './20261123090000-letters-by-date.ts';
import { Migration20261123120000 } from './20261123120000-treatment-texts.ts';
import { Migration20261124090000 } from './20261124090000-former-slugs.ts';
import { Migration20261124100000 } from './20261124100000-requests.ts';
import { Migration20261124110000 } from './20261124110000-drafts.ts';
import { Migration20261124120000 } from './20261124120000-holidays.ts';
import { Migration20261124140000 } from './20261124140000-words-of-pages.ts';
import { Migration20261126090000 } from './20261126090000-price-history.ts';

/** The one chain, in order. */
export const migrations = [
  { name: 'Migration20261121000000', class: Migration20261121000000 },
  { name: 'Migration20261121210000', class: Migration20261121210000 },
  { name: 'Migration20261122032449', class: Migration20261122032449 },
  { name: 'Migration20261122100000', class: Migration20261122100000 },
  { name: 'Migration20261122123000', class: Migration20261122123000 },
  { name: 'Migration20261122130000', class: Migration20261122130000 },
  { name: 'Migration20261122131500', class: Migration20261122131500 },
  { name: 'Migration20261122133000', class: Migration20261122133000 },
  { name: 'Migration20261122143000', class: Migration20261122143000 },
  { name: 'Migration20261122150000', class: Migration20261122150000 },
  { name: 'Migration20261122151000', class: Migration20261122151000 },
  { name: 'Migration20261122190000', class: Migration20261122190000 },
  { name: 'Migration20261122230000', class: Migration20261122230000 },
  { name: 'Migration20261123010000', class: Migration20261123010000 },
  { name: 'Migration20261123090000', class: Migration20261123090000 },
  { name: 'Migration20261123120000', class: Migration20261123120000 },
  { name: 'Migration20261124090000', class: Migration20261124090000 },
  { name: 'Migration20261124100000', class: Migration20261124100000 },
  { name: 'Migration20261124110000', class: Migration20261124110000 },
  { name: 'Migration20261124120000', class: Migration20261124120000 },
  { name: 'Migration20261124140000', class: Migration20261124140000 },
  { name: 'Migration20261126090000', class: Migration20261126090000 },
];

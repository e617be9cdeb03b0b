import { keepFindings, withholdOpenFindings } from '@praxiskit/compliance/server';
import { keepPublished } from '@praxiskit/record-drafts/server';

/** Hooks of what pages show: texts are checked as they are saved, and public only where nothing is open. */
export const drafted = [
  keepFindings({ findings: 'findings' }),
  keepPublished,
  withholdOpenFindings({ allowed: 'allowances', publishes: ['published_at'] }),
];

import { keepFindings, withholdOpenFindings } from '@praxiskit/compliance/server';
import { keepPublished } from '@praxiskit/record-server/drafts';

/** Hooks of public content: texts are checked when saved, and published only without open findings. */
export const drafted = [
  keepFindings({ findings: 'findings' }),
  keepPublished,
  withholdOpenFindings({ allowed: 'allowances', publishes: ['published_at'] }),
];

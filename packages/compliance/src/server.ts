export {
  type FindingColumns,
  keepFindings,
  type PublishingColumns,
  withholdOpenFindings,
} from './server/finding-hooks.ts';

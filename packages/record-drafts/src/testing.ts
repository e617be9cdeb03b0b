export {
  draftTestColumns,
  publishedTestRow,
  type TestDraftsOptions,
  withTestDrafts,
} from './testing/draft-double.ts';

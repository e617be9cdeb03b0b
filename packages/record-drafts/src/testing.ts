export {
  draftTestColumns,
  publishedTestRow,
  type TestDraftsOptions,
  withTestDrafts,
} from './draft-double.ts';

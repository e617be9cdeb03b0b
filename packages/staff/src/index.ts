export { notDrafts } from './lists/queries.ts';
export { type StaffMessages, staffMessages } from './messages/messages.ts';
export { overviewPath, type StaffRoutesOptions, staffRoutes } from './routes.ts';
export { type FoundRecord, foundByName, type PageSearch } from './search/page-search.ts';
export type {
  OverviewPart,
  StaffPage,
  StaffPageData,
  StaffPageTexts,
  StaffUser,
  WaitingQuery,
  WaitingRecords,
} from './staff-page.ts';

export { createOverview } from './overview-page.tsx';
export { publishSample } from './testing/publish-sample.ts';
export {
  createStaffSample,
  type StaffSample,
  sampleContent,
  sampleJson,
  sampleText,
  sampleTexts,
  sampleView,
  uuid,
} from './testing/sample.ts';
export { StaffStage, type StaffStageProps, type StagedPageProps } from './testing/staff-stage.tsx';
export { inGerman, inTheDark, onPhone, staffStories } from './testing/staff-stories.tsx';

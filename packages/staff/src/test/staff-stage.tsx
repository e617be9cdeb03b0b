import { StaffStage as Stage, type StagedPageProps } from '../testing/staff-stage.tsx';
import { factsPage, notesPage, sampleTexts } from './sample-pages.tsx';
import { createSample } from './sample-records.ts';
import '../styles.css';
import '../testing.css';

const pages = [notesPage, factsPage];

/** A page in the frame. */
export function StaffStage(props: StagedPageProps) {
  return (
    <Stage
      pages={pages}
      texts={sampleTexts}
      createClient={(locale) => createSample(locale).client}
      {...props}
    />
  );
}

import { pageTextsPage } from '../page-texts/page-texts-page.ts';
import { practicePage } from '../practice/practice-staff-page.ts';
import { StaffStage as Stage, type StagedPageProps } from '../testing/staff-stage.tsx';
import { createSample } from './sample-records.ts';
import '../styles.css';
import '../testing.css';

const pages = [pageTextsPage, practicePage];
const texts = { de: {}, en: {} };

/** The pages of this package in their frame; their texts are among those of the frame. */
export function StaffStage(props: StagedPageProps) {
  return (
    <Stage
      pages={pages}
      texts={texts}
      createClient={(locale) => createSample(locale).client}
      {...props}
    />
  );
}

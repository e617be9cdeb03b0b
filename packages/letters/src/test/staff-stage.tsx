import { patientStaffTexts } from '@praxiskit/patients/staff';
import { StaffStage as Stage, type StagedPageProps } from '@praxiskit/staff/testing';
import { letterStaffTexts, lettersPage, textBlocksPage } from '../staff.ts';
import { createSample } from './sample-records.ts';
import '@praxiskit/patients/staff.css';
import '@praxiskit/staff/styles.css';
import '@praxiskit/staff/testing.css';
import '../editor.css';
import '../staff.css';
import '../styles.css';

const pages = [lettersPage, textBlocksPage];
// The choice of a patient has the texts of their page.
const texts = {
  de: { ...patientStaffTexts.de, ...letterStaffTexts.de },
  en: { ...patientStaffTexts.en, ...letterStaffTexts.en },
};

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

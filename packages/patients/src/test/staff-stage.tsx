import { StaffStage as Stage, type StagedPageProps } from '@praxiskit/staff/testing';
import { patientStaffTexts, patientsPage } from '../staff.ts';
import { createSample } from './sample-records.ts';
import '@praxiskit/staff/styles.css';
import '@praxiskit/staff/testing.css';
import '../staff.css';

const pages = [patientsPage];

export function StaffStage(props: StagedPageProps) {
  return (
    <Stage
      pages={pages}
      texts={patientStaffTexts}
      createClient={(locale) => createSample(locale).client}
      {...props}
    />
  );
}

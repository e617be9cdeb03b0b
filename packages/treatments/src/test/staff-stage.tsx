import { StaffStage as Stage, type StagedPageProps } from '@praxiskit/staff/testing';
import { concernsPage, pricesPage, treatmentStaffTexts, treatmentsPage } from '../staff.ts';
import { createSample } from './sample-records.ts';
import '@praxiskit/staff/styles.css';
import '@praxiskit/staff/testing.css';
import '../staff.css';

const pages = [treatmentsPage, { ...pricesPage, publicPage: '/preise' }, concernsPage];

export function StaffStage(props: StagedPageProps) {
  return (
    <Stage
      pages={pages}
      texts={treatmentStaffTexts}
      createClient={(locale) => createSample(locale).client}
      {...props}
    />
  );
}

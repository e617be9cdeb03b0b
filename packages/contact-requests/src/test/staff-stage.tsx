import { StaffStage as Stage, type StagedPageProps } from '@praxiskit/staff/testing';
import { requestStaffTexts, requestsPage } from '../staff.ts';
import { createSample } from './sample-records.ts';
import '@praxiskit/staff/styles.css';
import '@praxiskit/staff/testing.css';
import '../staff.css';

const pages = [requestsPage];

export function StaffStage(props: StagedPageProps) {
  return (
    <Stage
      pages={pages}
      texts={requestStaffTexts}
      createClient={(locale) => createSample(locale).client}
      {...props}
    />
  );
}

import { RequestBand, type RequestBandProps } from '@praxiskit/contact-requests/react';
import type { Payload } from '@praxiskit/pages';
import '../styles/intern.css';
import '../styles/text.css';

export function Component({ data }: Payload<RequestBandProps>) {
  return (
    <RequestBand {...data} layer="unterhaut" headingLevel={1}>
      <span className="hill" aria-hidden="true" />
    </RequestBand>
  );
}

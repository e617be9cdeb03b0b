import type { Payload } from '@praxiskit/pages';
import { TextPage, useText } from '@praxiskit/pages/react';
import type { LegalData } from '../payloads/legal.ts';
import '../styles/text.css';

/** Imprint, privacy policy and accessibility statement: headings and plain text. */
export function Component({ title, data }: Payload<LegalData>) {
  const contents = useText()('site.contents');
  return (
    <TextPage {...data} title={title} contents={contents} className="legal" listClassName="risks" />
  );
}

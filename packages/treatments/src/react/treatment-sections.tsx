import { SiteLink } from '@praxiskit/pages/react';
import type { Section } from '../sections/section.ts';
import { CareRuler } from './care-ruler.tsx';
import { EvidenceScale } from './evidence-scale.tsx';

export interface TreatmentSectionsProps {
  sections: readonly Section[];
}

/** Parts of a treatment's page, one below the other, each with its heading. */
export function TreatmentSections({ sections }: TreatmentSectionsProps) {
  return sections.map((section) => (
    <section key={section.id} className={`pk-part pk-part-${section.kind}`} data-part={section.id}>
      <h2>{section.title}</h2>
      <Content section={section} />
    </section>
  ));
}

function Content({ section }: { section: Section }) {
  switch (section.kind) {
    case 'text':
      return section.paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
    case 'steps':
      return (
        <ol>
          {section.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      );
    case 'terms':
      return (
        <>
          {section.lead === null ? null : <p>{section.lead}</p>}
          <dl>
            {section.entries.map(({ term, text }) => (
              <div key={`${term} ${text}`}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      );
    case 'days':
      return <CareRuler section={section} />;
    case 'help':
      return (
        <dl>
          {section.entries.map(({ term, number, href, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <a href={href}>{number}</a>
                <span>{text}</span>
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'links':
      return (
        <dl>
          {section.links.map(({ path, name, text }) => (
            <div key={path}>
              <dt>
                <SiteLink href={path}>{name}</SiteLink>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case 'questions':
      return section.questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ));
    case 'evidence':
      return <EvidenceScale evidence={section} />;
  }
}

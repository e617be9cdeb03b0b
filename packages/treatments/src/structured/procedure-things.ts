import { filled, practiceId, type Thing } from '@praxiskit/pages';

/** A treatment in the page's language. Empty and null values are left out. */
export interface ProcedureFacts {
  name: string;
  /** The path of its page; it may have a query. */
  path: string;
  /** 'de' or 'en-US'. */
  language: string;
  description: string;
  /** How the treatment is done. */
  howPerformed: string;
  /** Care before the treatment, and after it. */
  preparation: string;
  followup: string;
  /** ISO day of the doctor's last review. */
  reviewedOn: string | null;
}

/** The page of a treatment as a MedicalWebPage, which is about the MedicalProcedure. */
export function procedureThings(procedure: ProcedureFacts, origin: string): Thing[] {
  const { path, language, name, description, howPerformed, preparation, followup } = procedure;
  const url = new URL(path, origin).href;
  const id = `${url}#procedure`;
  return [
    {
      '@type': 'MedicalWebPage',
      url,
      name,
      inLanguage: language,
      ...filled({ lastReviewed: procedure.reviewedOn }),
      about: { '@id': id },
      publisher: { '@id': practiceId(origin) },
    },
    {
      '@type': 'MedicalProcedure',
      '@id': id,
      url,
      name,
      ...filled({ description, howPerformed, preparation, followup }),
    },
  ];
}

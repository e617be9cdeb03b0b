import type { Thing } from './thing.ts';

export interface PageFacts {
  name: string;
  /** A path of the site; it may have a query. */
  path: string;
}

export function breadcrumbs(pages: readonly PageFacts[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/** Questions that the page itself shows with their answers; empty without questions. */
export function questionsThing(
  questions: readonly { question: string; answer: string }[],
): Thing[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

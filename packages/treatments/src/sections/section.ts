import type { EvidenceGrade, Layer } from '../treatment.ts';

/** A part of a treatment's page, in one language, ready to be shown. */
export type Section = { readonly id: SectionId; readonly title: string } & (
  | { readonly kind: 'text'; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'steps';
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    }
  | {
      readonly kind: 'terms';
      readonly lead: string | null;
      readonly entries: readonly { readonly term: string; readonly text: string }[];
    }
  | {
      readonly kind: 'days';
      /** Days that the ruler shows before the treatment, and after it. */
      readonly before: number;
      readonly after: number;
      readonly words: CareWords;
      /** Care before the treatment, and from its day on; each from first to last. */
      readonly early: readonly CareEntry[];
      readonly late: readonly CareEntry[];
      /** The layer whose color the downtime has; null without one. */
      readonly layer: Layer | null;
      /** Text of the button that prints this part as a sheet to take home. */
      readonly print: string;
    }
  | {
      readonly kind: 'help';
      readonly entries: readonly {
        readonly term: string;
        /** The number as spoken, '116 117', and as dialed, 'tel:116117'. */
        readonly number: string;
        readonly href: string;
        readonly text: string;
      }[];
    }
  | {
      readonly kind: 'links';
      readonly links: readonly {
        readonly path: string;
        readonly name: string;
        /** The concerns that both are for: 'Falten an Stirn und Augen'. */
        readonly text: string;
      }[];
    }
  | {
      readonly kind: 'questions';
      readonly questions: readonly { readonly question: string; readonly answer: string }[];
    }
  | {
      readonly kind: 'evidence';
      readonly grade: EvidenceGrade;
      /** All grades in words, from the least up. */
      readonly steps: readonly string[];
      /** 'Belege: gut.' */
      readonly said: string;
      readonly text: string;
      readonly sourcesTitle: string;
      readonly sources: readonly string[];
      /** Null before the first review. */
      readonly reviewed: string | null;
    }
);

/** One line of the care, with its place on a ruler whose zero is the treatment. */
export interface CareEntry {
  readonly kind: 'care' | 'downtime' | 'check';
  /** '2 Wochen vorher' */
  readonly term: string;
  readonly text: string;
  /** In days from the treatment: where its bar begins, and how long it is; 0 for a point. */
  readonly at: number;
  readonly days: number;
}

/** The words around the ruler. */
interface CareWords {
  readonly before: string;
  readonly after: string;
  readonly treatment: string;
  /** At the ends of the ruler: '7 Tage davor'. */
  readonly first: string;
  readonly last: string;
}

export type SectionId =
  | ('what' | 'purpose' | 'course' | 'risks' | 'care' | 'help')
  | ('questions' | 'evidence' | 'alternatives' | 'related');

import {
  answerSections,
  type Concern,
  courseSections,
  type DatedPrice,
  helpSections,
  layers,
  priceRow,
  relatedSection,
  type Section,
  type SectionId,
  type TreatmentFacts,
  type TreatmentTexts,
  treatmentFigures,
} from '@praxiskit/treatments';
import type { Doctor } from '@praxiskit/web/records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, startTestNode, stopAll } from './support/node.ts';

type Named = Record<'name_de' | 'name_en', string>;
type Treatment = TreatmentTexts &
  Named & { slug: string; facts: TreatmentFacts; prices: DatedPrice[] };
interface Practice {
  phone: string;
  doctors: Doctor[];
  facts: Record<string, string>;
}

let guest: TestClient;
let treatments: Treatment[];
let concerns: Concern[];
let practice: Practice;

beforeAll(async () => {
  const node = await startTestNode(await freshEnvironment(anyDatabase));
  guest = createClient(node.url);
  const rows = async <Row>(path: string) => (await guest.get<Row[]>(path)).body;
  treatments = await rows('/api/treatments/?include=prices&limit=100');
  concerns = await rows('/api/concerns/?sort=position&include=treatments&limit=100');
  const [only] = await rows<Practice>('/api/practice/');
  if (!only) throw new Error('There is no practice.');
  practice = only;
});
afterAll(stopAll);

const locales = ['de', 'en'] as const;

/** The text of a page, as one line. */
async function textOf(path: string, lang: string): Promise<string> {
  const { body, status } = await guest.get<string>(`${path}?lang=${lang}`);
  expect(status, path).toBe(200);
  return body
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/['’]/g, '’')
    .replace(/\s+/g, ' ');
}

const line = (text: string) => text.replace(/['’]/g, '’').replace(/\s+/g, ' ').trim();

/** Every text of a part of a page, but for what names it in code. */
function textsOf(part: unknown, key = ''): string[] {
  if (['id', 'kind', 'href', 'path', 'grade', 'layer'].includes(key)) return [];
  if (typeof part === 'string') return [line(part)];
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([name, member]) => textsOf(member, name));
}

/** The parts that every treatment's page must have, in the order of the page. */
const parts: readonly SectionId[] = [
  'what',
  'purpose',
  'course',
  'risks',
  'care',
  'help',
  'questions',
  'evidence',
  'alternatives',
  'related',
];

describe('every page has each of its parts, from the database', () => {
  it('there are thirteen treatments, in every layer of the skin [R2.1]', () => {
    expect(treatments).toHaveLength(13);
    expect(new Set(treatments.map(({ facts }) => facts.layer))).toEqual(new Set(layers));
  });

  it.each(locales)(
    'a treatment: what, for whom, course, risks, care, answers, figures, price, %s',
    async (lang) => {
      for (const treatment of treatments) {
        const text = await textOf(`/${treatment.slug}`, lang);
        const sections: Section[] = [
          ...courseSections(treatment, lang),
          ...helpSections(practice.phone, lang),
          ...answerSections(treatment, lang),
          ...relatedSection(treatment.slug, concerns, lang),
        ];
        const hasOthers = concerns.some(
          ({ treatments: all = [] }) =>
            all.length > 1 && all.some(({ slug }) => slug === treatment.slug),
        );
        expect(
          sections.map(({ id }) => id),
          treatment.slug,
        ).toEqual(parts.filter((id) => id !== 'related' || hasOthers));
        for (const said of sections.flatMap((section) => textsOf(section))) {
          expect(text, treatment.slug).toContain(said);
        }
        for (const figure of Object.values(
          treatmentFigures(treatment.facts, lang, treatment.evidence),
        )) {
          expect(text, treatment.slug).toContain(line(figure));
        }
        expect(treatment.prices.length, treatment.slug).toBeGreaterThan(0);
        for (const price of treatment.prices) {
          expect(text, treatment.slug).toContain(line(priceRow(price, lang).label));
        }
        expect(text).toMatch(lang === 'de' ? /ab \d[\d.,]* €/ : /from €\d/);
        expect(text).toContain('GOÄ');
      }
    },
  );

  it.each(locales)(
    'home: treatments, finder, first visit, doctors, hours, way, fee, %s',
    async (lang) => {
      const text = await textOf('/', lang);
      const words = {
        de: ['Die Beratung kostet ab 50 €', 'vom Bahnhof', 'Freitag', '30–40 min', 'Abraten'],
        en: ['from €50', 'from the station', 'Friday', '30–40 min', 'Advising for or against'],
      };
      const doctors = practice.doctors.flatMap((doctor) => [
        doctor.name,
        doctor[`role_${lang}`],
        String(doctor[`statement_${lang}`]),
        ...(doctor.years ?? []).flatMap((one) => [String(one.from), one[`title_${lang}`]]),
        ...(doctor.refusals ?? []).map((one) => one[`text_${lang}`]),
      ]);
      const names = [...treatments, ...concerns].map((row) => row[`name_${lang}`]);
      for (const said of [...names, ...doctors, ...words[lang]]) {
        expect(text).toContain(line(said));
      }
    },
  );

  it.each(locales)(
    'prices: every one from, what they include, the fee schedule, since when, how to pay and cancel, %s',
    async (lang) => {
      const text = await textOf('/preise', lang);
      for (const price of treatments.flatMap(({ prices }) => prices)) {
        expect(text).toContain(line(priceRow(price, lang).label));
      }
      const words = {
        de: ['inklusive Umsatzsteuer', '§ 5 Abs. 2 GOÄ', 'Beratung', 'mit Karte', 'Absagen'],
        en: ['including VAT', '§ 5 (2) GOÄ', 'Consultation', 'by card', 'Canceling'],
      };
      for (const said of words[lang]) expect(text).toContain(said);
    },
  );
});

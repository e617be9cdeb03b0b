import type { PayloadFunction, TextSection } from '@praxiskit/pages';
import { consentItems } from '../services/consent.ts';
import { readTexts } from './page-texts.ts';

export interface LegalData {
  sections: TextSection[];
}

/** `{consent_items}` is every item that the consent dialog may offer, from the same list. */
const textPage =
  (slug: string): PayloadFunction<LegalData> =>
  async (context) => {
    const items = consentItems(context.config, context.locale)
      .filter(({ active }) => active !== false)
      .map(({ name, description, cookies }) => ({
        term: name,
        text: [description, cookies?.filter((cookie) => typeof cookie === 'string').join(', ')]
          .filter(Boolean)
          .join(' '),
      }));
    const texts = await readTexts(context, slug, { consent_items: items });
    const { title, description, lead, sections } = texts;
    const isLed = lead.lines.length + lead.entries.length > 0;
    return { title, description, data: { sections: isLed ? [lead, ...sections] : sections } };
  };

export const imprint = textPage('impressum');
export const privacy = textPage('datenschutz');
export const accessibility = textPage('barrierefreiheit');

import { consentMessages, describeItems, itemEntries } from '@praxiskit/consent-manager';
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
    const { config, locale } = context;
    const items = describeItems(consentItems(config, locale), locale);
    const entries = itemEntries(items, consentMessages[locale]);
    const texts = await readTexts(context, slug, { consent_items: entries });
    const { title, description, lead, sections } = texts;
    const isLed = lead.lines.length + lead.entries.length > 0;
    return { title, description, data: { sections: isLed ? [lead, ...sections] : sections } };
  };

export const imprint = textPage('impressum');
export const privacy = textPage('datenschutz');
export const accessibility = textPage('barrierefreiheit');

import type { PayloadFunction } from '@praxiskit/pages';
import {
  accessibilityText,
  imprintText,
  type LegalSection,
  privacyText,
} from '../content/legal.ts';
import { consentItems } from '../services/consent.ts';

export interface LegalData {
  sections: LegalSection[];
}

export const imprint: PayloadFunction<LegalData> = async ({ data, locale }) => ({
  data: { sections: imprintText(await data.practice(), locale) },
});

/** Names every item that the consent dialog may offer, from the same list. */
export const privacy: PayloadFunction<LegalData> = async ({ data, locale, config }) => {
  const items = consentItems(config, locale)
    .filter(({ active }) => active !== false)
    .map(({ name, description, cookies }) => ({
      term: name,
      text: [description, cookies?.filter((cookie) => typeof cookie === 'string').join(', ')]
        .filter(Boolean)
        .join(' '),
    }));
  return { data: { sections: privacyText(await data.practice(), items, locale) } };
};

export const accessibility: PayloadFunction<LegalData> = async ({ data, locale }) => ({
  data: { sections: accessibilityText(await data.practice(), locale) },
});

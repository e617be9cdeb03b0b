import {
  accessibilityText,
  imprintText,
  type LegalSection,
  privacyText,
} from '../content/legal.ts';
import type { PublicConfig } from '../contract.ts';
import { consentItems } from '../site/consent-items.ts';
import type { Practice } from '../site/site.ts';
import type { PayloadContext, PayloadFunction } from './payload.ts';

export interface LegalData {
  sections: LegalSection[];
}

async function practiceOf({ api }: PayloadContext): Promise<Practice> {
  return (await api<{ practice: Practice; config: PublicConfig }>('/api/public')).practice;
}

export const imprint: PayloadFunction<LegalData> = async (context) => ({
  data: { sections: imprintText(await practiceOf(context), context.request.locale) },
});

/** Names every item that the consent dialog may offer, from the same list. */
export const privacy: PayloadFunction<LegalData> = async (context) => {
  const { locale, config } = context.request;
  const items = consentItems(config, locale)
    .filter(({ active }) => active !== false)
    .map(({ name, description, cookies }) => ({
      term: name,
      text: [description, cookies?.filter((cookie) => typeof cookie === 'string').join(', ')]
        .filter(Boolean)
        .join(' '),
    }));
  return { data: { sections: privacyText(await practiceOf(context), items, locale) } };
};

export const accessibility: PayloadFunction<LegalData> = async (context) => ({
  data: { sections: accessibilityText(await practiceOf(context), context.request.locale) },
});

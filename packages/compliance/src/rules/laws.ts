import type { Law } from '../finding.ts';

const federal = 'https://www.gesetze-im-internet.de';
const gdpr = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj';

function german(paragraph: string, source: string): Law {
  return { de: paragraph, en: paragraph, source: `${federal}/${source}` };
}

const hwg = (number: number, part = '') =>
  german(`§\u00a0${number}${part}\u00a0HWG`, `heilmwerbg/__${number}.html`);

export const laws = {
  misleadingRemedy: hwg(3),
  gifts: hwg(7),
  prescription: hwg(10, ' Abs.\u00a01'),
  public: hwg(11, ' Abs.\u00a01'),
  misleading: german('§\u00a05\u00a0UWG', 'uwg_2004/__5.html'),
  fees: german('§\u00a05\u00a0GOÄ', 'go__1982/__5.html'),
  information: german('§\u00a0630e\u00a0BGB', 'bgb/__630e.html'),
  imprint: german('§\u00a05\u00a0DDG', 'ddg/__5.html'),
  // The federal collection keeps the TDDDG under the name that it had before.
  terminal: german('§\u00a025\u00a0TDDDG', 'ttdsg/__25.html'),
  accessibility: german('§\u00a014\u00a0BFSG', 'bfsg/__14.html'),
  privacy: { de: 'Art.\u00a013\u00a0DSGVO', en: 'Art.\u00a013\u00a0GDPR', source: gdpr },
  healthData: { de: 'Art.\u00a09\u00a0DSGVO', en: 'Art.\u00a09\u00a0GDPR', source: gdpr },
} satisfies Record<string, Law>;

import type { Both, Law } from '../finding.ts';
import { laws } from '../rules/laws.ts';

/** A duty of a page, and how its text is recognized in the folded text. */
interface Duty {
  id: string;
  law: Law;
  name: Both;
  isKept: RegExp;
}

const duty = (id: string, law: Law, de: string, en: string, isKept: RegExp): Duty => ({
  id,
  law,
  name: { de, en },
  isKept,
});
const imprint = (id: string, de: string, en: string, isKept: RegExp) =>
  duty(`imprint-${id}`, laws.imprint, de, en, isKept);
const privacy = (id: string, de: string, en: string, isKept: RegExp) =>
  duty(`privacy-${id}`, laws.privacy, de, en, isKept);

/** § 5 (1) DDG, numbers 1, 2, 3, 5 and 6, for a practice without a register. */
const ofImprint: readonly Duty[] = [
  imprint('address', 'die Anschrift', 'the address', /(?<!\d)\d{5}\s+\p{L}/u),
  imprint(
    'person',
    'wer verantwortlich ist',
    'who is responsible',
    /(?:verantwortlich|inhaber|vertreten|responsible|owner|represented)[^\n]{0,20}[:\n ]\s*\p{L}/u,
  ),
  imprint('email', 'die E-Mail-Adresse', 'the e-mail address', /[^\s@]+@[^\s@]+\.\p{L}/u),
  imprint(
    'phone',
    'die Telefonnummer',
    'the phone number',
    /(?:tel|phone|fon)[^\d\n]{0,12}\n?[^\d\n]{0,6}[+(]?\d[\d\s()/-]{4,}/u,
  ),
  imprint(
    'authority',
    'die Aufsichtsbehörde',
    'the supervisory authority',
    /(?:aufsichtsbehörde|supervisory authority)[^\n]{0,4}[:\n]\s*\p{L}{3}/u,
  ),
  imprint(
    'chamber',
    'die Kammer',
    'the chamber',
    /(?:landes)?ärztekammer|medical chamber|chamber of physicians/u,
  ),
  imprint(
    'title',
    'die gesetzliche Berufsbezeichnung',
    'the statutory title',
    /(?:berufsbezeichnung|(?:statutory|professional) title)[^\n]{0,4}[:\n]\s*\p{L}{3}/u,
  ),
  imprint(
    'state',
    'der Staat, der sie verliehen hat',
    'the state that awarded it',
    /(?:verliehen|awarded)\s+(?:in|durch|by)/u,
  ),
  imprint(
    'rules',
    'die berufsrechtlichen Regelungen',
    'the professional rules',
    /berufsordnung|berufsregel|professional (?:rules|code)|code of conduct/u,
  ),
  imprint(
    'rules-access',
    'wie die berufsrechtlichen Regelungen zugänglich sind',
    'how the professional rules can be read',
    /gesetze-im-internet\.de|einzusehen|einsehbar|abrufbar|nachzulesen|(?:available|be read) (?:at|from|on)/u,
  ),
  imprint('vat', 'die Umsatzsteuer-ID', 'the VAT id', /(?<!\p{L})(?:de|atu)\d{8,9}(?!\d)/u),
];

/** Art. 13 (1) and (2) GDPR, and § 25 TDDDG for storage in the browser. */
const ofPrivacy: readonly Duty[] = [
  privacy(
    'controller',
    'wer verantwortlich ist, mit Kontakt',
    'who is responsible, with contact',
    /(?:verantwortlich|responsible|controller)[\s\S]{0,300}@/u,
  ),
  privacy('basis', 'die Rechtsgrundlagen', 'the legal bases', /art\.?\s*6(?!\d)/u),
  privacy(
    'recipients',
    'die Empfänger',
    'the recipients',
    /empfänger|auftragsverarbeit|recipient|processor/u,
  ),
  privacy(
    'storage',
    'die Speicherdauer',
    'how long data are stored',
    /(?:speicherdauer|aufbewahr|bewahren|gespeichert|gelöscht|löschen|kept|deleted|delete|retention|storage period)/u,
  ),
  privacy(
    'rights',
    'die Rechte der Betroffenen',
    'the rights of those concerned',
    /auskunft[\s\S]*löschung|access[\s\S]*erasure/u,
  ),
  privacy(
    'withdrawal',
    'das Recht, die Einwilligung zu widerrufen',
    'the right to withdraw consent',
    /widerruf|withdraw/u,
  ),
  privacy(
    'objection',
    'das Recht auf Widerspruch, für sich und nicht nur in einer Aufzählung',
    'the right to object, by itself and not in a list only',
    /(?:(?:können|dürfen) sie|sie (?:können|dürfen))[^.]{0,200}widersprechen|(?:can|may)(?: \p{L}+){0,2} object(?!\p{L})/u,
  ),
  privacy(
    'obligation',
    'ob jemand die Daten angeben muss',
    'whether the data have to be given',
    /verpflichtet sie|nicht verpflichtet|freiwillig|obliges? you|not obliged|voluntar/u,
  ),
  privacy(
    'automation',
    'ob eine Maschine allein entscheidet',
    'whether a machine decides alone',
    /art\.?\s*22(?!\d)|automatisierte entscheidung|automated (?:decision|individual)/u,
  ),
  privacy(
    'complaint',
    'das Recht zur Beschwerde bei der Aufsicht',
    'the right to complain to the authority',
    /beschwer|complain/u,
  ),
  duty(
    'privacy-cookies',
    laws.terminal,
    'Cookies und Browserspeicher',
    'cookies and browser storage',
    /§\s*25/u,
  ),
];

const accessibility = (id: string, de: string, en: string, isKept: RegExp) =>
  duty(`accessibility-${id}`, laws.accessibility, de, en, isKept);

/** The contents that § 14 and annex 3 BFSG require, and what makes them useful: day, method, gaps. */
const ofAccessibility: readonly Duty[] = [
  accessibility('standard', 'der Maßstab', 'the standard', /wcag|en\s*301\s*549|bitv/u),
  accessibility(
    'date',
    'von wann die Erklärung ist',
    'when the statement was made',
    /(?:erklärung|stand|statement|reviewed|prepared)[^.]{0,60}20\d\d/u,
  ),
  accessibility(
    'method',
    'wie geprüft wurde',
    'how it was tested',
    /(?:prüfen|geprüft|test|audit)[^.]{0,120}(?:selbst|automat|tastatur|dritte|ourselves|automated|keyboard|third)/u,
  ),
  accessibility(
    'gaps',
    'was noch fehlt',
    'what is still missing',
    /(?:noch (?:fehlt|nicht)|bekannte (?:mängel|lücken|hürden)|still missing|not yet|known (?:gaps|issues))/u,
  ),
  accessibility(
    'contact',
    'wo man Hürden meldet',
    'where to report barriers',
    /(?:hürde|barriere|barrier)[\s\S]{0,300}@/u,
  ),
  accessibility(
    'authority',
    'die Marktüberwachung',
    'the market surveillance authority',
    /marktüberwachung|market surveillance/u,
  ),
];

export const duties = {
  imprint: ofImprint,
  privacy: ofPrivacy,
  accessibility: ofAccessibility,
} as const;

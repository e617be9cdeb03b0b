import type { Locale } from '@praxiskit/core';
import { escapeHtml } from '../protocol/escape-html.ts';
import { type OpenSpan, openingTimes } from './opening-times.ts';
import type { MailText } from './texts/mail-text.ts';

/** The frame of every mail: the sender and how to reach them. */
export interface MailFrame {
  readonly name: string;
  /** Lines at the end: address, telephone; in each language. None by default. */
  readonly footer?: Readonly<Record<Locale, readonly string[]>>;
  /** When the telephone is answered; one more line. None by default. */
  readonly hours?: readonly OpenSpan[];
  /** Five CSS colors of a strip above the text; no strip without them. */
  readonly strip?: readonly string[];
}

/** Before the address of a link, for clients whose buttons do not work. */
const copyIt = {
  de: 'Oder diese Adresse in den Browser kopieren:',
  en: 'Or copy this address into the browser:',
} as const;

const never = {
  de: 'Am Telefon und per E-Mail fragen wir Sie nie nach Ihrem Passwort oder einem Code.',
  en: 'We will never ask for your password or a code by phone or e-mail.',
} as const;

/** In light clients, and in clients that follow a dark system theme. */
const colors = {
  ground: ['#f6f3ee', '#10111d'],
  card: ['#ffffff', '#1b1c2b'],
  ink: ['#1b2340', '#f0ece3'],
  quiet: ['#5a6078', '#bab9c6'],
} as const;

// Inline styles serve clients that ignore style sheets; this sheet overrides them in dark mode.
const dark = [
  `.ground{background:${colors.ground[1]}!important}`,
  `.card{background:${colors.card[1]}!important}`,
  `.ink{color:${colors.ink[1]}!important}`,
  `.quiet{color:${colors.quiet[1]}!important}`,
  `.button{background:${colors.ink[1]}!important;color:${colors.ink[0]}!important}`,
].join('');

const head = (title: string) =>
  `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>:root{color-scheme:light dark}@media (max-width:480px){.button{display:block!important;text-align:center}}@media (prefers-color-scheme:dark){${dark}}</style></head>`;

/** The sender, how to reach them, and a warning that they never ask for passwords. */
function footOf({ name, footer, hours = [] }: MailFrame, locale: Locale): string[] {
  const times = openingTimes(hours, locale);
  return [name, ...(footer?.[locale] ?? []), ...(times ? [times] : []), never[locale]];
}

/** The plain text of the mail. Lines are not wrapped: mail readers wrap them. */
export function writeText(
  { heading, paragraphs, button, end }: MailText,
  href: string,
  frame: MailFrame,
  locale: Locale,
): string {
  const foot = footOf(frame, locale).join('\n');
  return `${[heading, ...paragraphs, `${button}:\n${href}`, end, `--\n${foot}`].join('\n\n')}\n`;
}

/** Opening times break only between days, not at a dash. */
const unbroken = (line: string) =>
  line.replace(/[^;\s][^;]*\u00a0[^;]*;?/g, '<span style="white-space:nowrap">$&</span>');

/** HTML that loads nothing: system fonts, one table, inline styles, as mail programs require. */
export function writeHtml(text: MailText, href: string, frame: MailFrame, locale: Locale): string {
  const cells = (frame.strip ?? [])
    .map(
      (color) => `<td style="background:${escapeHtml(color)};height:6px;font-size:0">&nbsp;</td>`,
    )
    .join('');
  const [ground, card, ink, quiet] = [colors.ground, colors.card, colors.ink, colors.quiet].map(
    ([light]) => light,
  );
  const paragraph = (content: string, style = '') =>
    `<p class="ink" style="margin:0 0 20px;font-size:17px;line-height:1.6;color:${ink};overflow-wrap:anywhere;${style}">${content}</p>`;
  const small = (content: string, style = '') =>
    `<p class="quiet" style="margin:0 0 2px;font-size:14px;line-height:1.6;color:${quiet};${style}">${content}</p>`;
  const isOnce = new URL(href).searchParams.has('token');
  const link = `<a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;background:${ink};color:#ffffff;text-decoration:none;border-radius:3px">${escapeHtml(text.button)}</a>`;
  return [
    `<!doctype html><html lang="${locale}">${head(escapeHtml(text.subject))}`,
    `<body class="ground" style="margin:0;background:${ground};font-family:system-ui,-apple-system,'Segoe UI',sans-serif">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text.preview)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${ground}"><tr><td align="center" style="padding:32px 16px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:560px;background:${card}">`,
    cells
      ? `<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells}</tr></table></td></tr>`
      : '',
    `<tr><td style="padding:36px 32px 12px">${paragraph(escapeHtml(frame.name), 'font-size:15px')}`,
    `<h1 class="ink" style="margin:0 0 20px;font-size:30px;line-height:1.2;font-weight:300;color:${ink}">${escapeHtml(text.heading)}</h1>`,
    ...text.paragraphs.map((content) => paragraph(escapeHtml(content))),
    paragraph(link, 'padding:8px 0'),
    isOnce
      ? small(`${copyIt[locale]}<br>${escapeHtml(href)}`, 'margin:0 0 20px;overflow-wrap:anywhere')
      : '',
    paragraph(escapeHtml(text.end)),
    `</td></tr><tr><td style="padding:20px 32px 32px;border-top:1px solid #8886">`,
    ...footOf(frame, locale).map((line) => small(unbroken(escapeHtml(line)))),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

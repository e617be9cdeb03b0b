import { escapeHtml } from '../protocol/escape-html.ts';
import type { MailText } from './mail-texts.ts';

/** Around every mail: who sends it, and how to reach them. */
export interface MailFrame {
  /** The practice's name. */
  readonly name: string;
  /** Lines at the end: address, telephone, hours; in each language. None by default. */
  readonly footer?: Readonly<Record<'de' | 'en', readonly string[]>>;
  /** Five colors of a strip above the text, as CSS has them; without them there is none. */
  readonly strip?: readonly string[];
}

const never = {
  de: 'Am Telefon und per E-Mail fragen wir Sie nie nach Ihrem Passwort oder einem Code.',
  en: 'We never ask for your password or a code by telephone or e-mail.',
} as const;

const INK = '#1b2340';

/** The mail without its form; lines are not broken, since readers break them themselves. */
export function writeText(
  { heading, paragraphs, button, end }: MailText,
  href: string,
  { name, footer }: MailFrame,
  locale: 'de' | 'en',
): string {
  const foot = [name, ...(footer?.[locale] ?? []), never[locale]].join('\n');
  return `${[heading, ...paragraphs, `${button}:\n${href}`, end, `--\n${foot}`].join('\n\n')}\n`;
}

/** HTML that loads nothing: system fonts, one table, styles on the elements, as mail programs need it. */
export function writeHtml(
  text: MailText,
  href: string,
  { name, footer, strip = [] }: MailFrame,
  locale: 'de' | 'en',
): string {
  const cells = strip
    .map(
      (color) => `<td style="background:${escapeHtml(color)};height:6px;font-size:0">&nbsp;</td>`,
    )
    .join('');
  const paragraph = (content: string, style = '') =>
    `<p style="margin:0 0 20px;font-size:17px;line-height:1.6;${style}">${content}</p>`;
  const small = 'font-size:14px;color:#5a6078';
  const link = `<a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;background:${INK};color:#ffffff;text-decoration:none;border-radius:10px">${escapeHtml(text.button)}</a>`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(text.subject)}</title></head>`,
    `<body style="margin:0;background:#f6f3ee;color:${INK};font-family:system-ui,-apple-system,'Segoe UI',sans-serif">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(text.preview)}</div>`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff">',
    cells
      ? `<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells}</tr></table></td></tr>`
      : '',
    `<tr><td style="padding:36px 32px 12px">${paragraph(escapeHtml(name), 'font-size:15px')}`,
    `<h1 style="margin:0 0 20px;font-size:30px;line-height:1.2;font-weight:300">${escapeHtml(text.heading)}</h1>`,
    ...text.paragraphs.map((content) => paragraph(escapeHtml(content))),
    paragraph(link, 'padding:8px 0'),
    paragraph(escapeHtml(text.end)),
    `</td></tr><tr><td style="padding:0 32px 32px;border-top:1px solid #e6e1d8">`,
    ...[name, ...(footer?.[locale] ?? []), never[locale]].map((line, index) =>
      paragraph(escapeHtml(line), `${small};margin:${index === 0 ? '20px' : '0'} 0 2px`),
    ),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

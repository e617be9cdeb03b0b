import { texts } from './text.ts';

export const codes = texts(
  {
    title: 'Ersatzcodes',
    description: 'Für den Tag ohne Telefon.',
    process: 'Codes aus einer App',
    headline: 'Für den Tag ohne Telefon.',
    lead: 'Zehn Ersatzcodes, jeder gilt einmal. Drucken Sie sie aus und legen Sie das Blatt zu Ihren Papieren; wir zeigen sie nur jetzt.',
    kept: 'Ich habe die Codes gedruckt oder aufgeschrieben.',
    keptMissing: 'Bitte drucken Sie die Codes zuerst oder schreiben Sie sie auf.',
    goneHeadline: 'Ihre Ersatzcodes sind nicht mehr hier.',
    goneText:
      'Wir zeigen sie nur einmal. Fehlt Ihnen das Blatt, drucken Sie in Ihrem Konto neue; die alten gelten dann nicht mehr.',
    usedHeadline: 'Ihre Ersatzcodes.',
    usedText: 'Streichen Sie die benutzten auf Ihrem Blatt.',
    usedFew: 'Drucken Sie bitte bald neue, damit Sie auch ohne Telefon hineinkommen.',
    toAccount: 'Zu Ihrem Konto',
  },
  {
    title: 'Recovery codes',
    description: 'For the day without a phone.',
    process: 'Codes from an app',
    headline: 'For the day without a phone.',
    lead: 'Ten recovery codes; each works once. Print them and keep the sheet with your papers; we show them only now.',
    kept: 'I have printed or written down the codes.',
    keptMissing: 'Please print the codes first, or write them down.',
    goneHeadline: 'Your recovery codes are no longer here.',
    goneText:
      'We show them only once. If you do not have the sheet, print new ones in your account; the old ones will stop working.',
    usedHeadline: 'Your recovery codes.',
    usedText: 'Cross out the used ones on your sheet.',
    usedFew: 'Please print new ones soon, so that you can get in even without a phone.',
    toAccount: 'Go to your account',
  },
);

import type { LetterCircle, LetterStatus } from '@praxiskit/letters';

interface SampleLetter {
  readonly patient: 'patient' | 'patient2' | 'paper';
  /** Who signs: the doctor, unless it says otherwise. */
  readonly author?: 'desk';
  /** For doctors alone by default. */
  readonly circle?: LetterCircle;
  readonly status: LetterStatus;
  /** Of the sending; of a draft, of its beginning. */
  readonly daysAgo: number;
  readonly isRead?: boolean;
  readonly mail?: 'sent' | 'failed';
  readonly subject: string;
  readonly body: string;
}

/** One in each state that a page of the staff has. */
export const letters: readonly SampleLetter[] = [
  {
    patient: 'patient',
    status: 'sent',
    daysAgo: 1,
    mail: 'sent',
    subject: 'Befund und Plan nach Ihrer Beratung',
    body: 'Sehr geehrte Frau Mustermann,\n\nvielen Dank für Ihren Besuch. Wir haben über Ihre Haut gesprochen und sie uns unter der Lupe angesehen: Sie ist gesund, an den Wangen etwas trocken.\n\nWir schlagen Ihnen zwei Termine mit einem Skinbooster im Abstand von vier Wochen vor. Die Kosten dafür haben wir Ihnen schriftlich mitgegeben. Bis dahin hilft eine einfache, rückfettende Pflege am Abend.\n\nWenn Ihnen Fragen kommen, rufen Sie uns gern an.',
  },
  {
    patient: 'patient',
    status: 'sent',
    daysAgo: 32,
    isRead: true,
    mail: 'sent',
    subject: 'Hinweise vor Ihrer ersten Sitzung',
    body: 'Sehr geehrte Frau Mustermann,\n\nin der Woche vor Ihrer Sitzung verzichten Sie bitte auf Sonnenbäder und Fruchtsäuren. Kommen Sie ohne Make-up.\n\nBitte sagen Sie uns vorher, wenn Sie ein neues Medikament einnehmen oder sich nicht wohlfühlen.',
  },
  {
    patient: 'patient2',
    status: 'sent',
    daysAgo: 6,
    mail: 'sent',
    subject: 'Ihre Blutwerte',
    body: 'Sehr geehrter Herr Beispiel,\n\nIhre Blutwerte liegen im Normbereich. Eine Infusion empfehlen wir Ihnen deshalb nicht.',
  },
  {
    patient: 'patient2',
    status: 'draft',
    daysAgo: 0,
    subject: 'Entwurf: Terminvorschlag',
    body: 'Sehr geehrter Herr Beispiel,\n\nwir schlagen Ihnen einen Termin vor.',
  },
  {
    patient: 'patient2',
    author: 'desk',
    circle: 'desk',
    status: 'sent',
    daysAgo: 3,
    mail: 'failed',
    subject: 'Ihr Termin zur Kontrolle',
    body: 'Sehr geehrter Herr Beispiel,\n\nbitte rufen Sie uns an, damit wir einen Termin zur Kontrolle finden. Bringen Sie dazu mit:\n\n- Ihren Ausweis\n- die Liste Ihrer Medikamente',
  },
  {
    patient: 'patient2',
    status: 'withdrawn',
    daysAgo: 12,
    mail: 'sent',
    subject: 'Hinweise nach Ihrer Sitzung',
    body: 'Sehr geehrter Herr Beispiel,\n\nbitte kühlen Sie die Stelle am ersten Abend, und meiden Sie zwei Tage lang die Sauna.',
  },
  {
    patient: 'patient',
    circle: 'desk',
    status: 'ready',
    daysAgo: 0,
    subject: 'Bestätigung Ihrer Behandlung',
    body: 'Sehr geehrte Frau Mustermann,\n\nhiermit bestätigen wir Ihnen, dass Sie sich bei uns in Behandlung befinden.',
  },
  {
    patient: 'paper',
    author: 'desk',
    circle: 'desk',
    status: 'draft',
    daysAgo: 0,
    subject: 'Ihr nächster Termin',
    body: 'Sehr geehrte Frau Mustervorlage,\n\nIhr nächster Termin ist am {termin}.',
  },
  {
    patient: 'paper',
    author: 'desk',
    circle: 'desk',
    status: 'sent',
    daysAgo: 2,
    subject: 'Willkommen in der Praxis',
    body: 'Sehr geehrte Frau Mustervorlage,\n\nschön, dass Sie zu uns kommen. Vor Ihrem ersten Termin bitten wir Sie um zwei Dinge:\n\n1. Lesen Sie die **Hinweise zur Aufklärung**, die wir Ihnen mitgegeben haben.\n2. Schreiben Sie auf, welche Medikamente Sie einnehmen.',
  },
];

export const textBlocks = [
  { locale: 'de', name: 'Anrede', body: '{anrede},' },
  {
    locale: 'de',
    name: 'Terminvorschlag',
    body: 'wir schlagen Ihnen für {behandlung} diesen Termin vor: **{termin}**. Passt er Ihnen nicht, rufen Sie uns bitte an.',
  },
  {
    locale: 'de',
    name: 'Vor der Sitzung',
    body: 'Bitte beachten Sie in der Woche vor Ihrer Sitzung:\n\n- keine Sonnenbäder\n- keine Fruchtsäuren\n- am Tag selbst kein Make-up',
  },
  { locale: 'en', name: 'Salutation', body: '{anrede},' },
  {
    locale: 'en',
    name: 'Proposal of an appointment',
    body: 'We propose this appointment for {behandlung}: **{termin}**. If it does not suit you, please call us.',
  },
] as const;

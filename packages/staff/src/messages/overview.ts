export const overview = {
  de: {
    title: 'Was wartet',
    none: 'Nichts wartet.',
    noneText: 'Alle Anfragen sind beantwortet.',
    requests: { one: 'Eine Anfrage wartet.', many: '{count} Anfragen warten.' },
    next: 'Die nächste Antwort ist bis {time} versprochen.',
    late: { one: 'Eine Antwort ist überfällig.', many: '{count} Antworten sind überfällig.' },
    look: 'Anfragen öffnen',
  },
  en: {
    title: 'What is waiting',
    none: 'Nothing is waiting.',
    noneText: 'All requests are answered.',
    requests: { one: 'One request is waiting.', many: '{count} requests are waiting.' },
    next: 'The next answer is promised by {time}.',
    late: { one: 'One answer is overdue.', many: '{count} answers are overdue.' },
    look: 'Open the requests',
  },
};

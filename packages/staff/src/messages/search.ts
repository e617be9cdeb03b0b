export const search = {
  de: {
    label: 'Suche oder Befehl',
    commands: 'Befehle',
    words: {
      'g d': 'Feiertag Urlaub Öffnungszeiten Sprechzeiten Telefon Adresse Impressum Ärztin Arzt',
      'g s': 'Text Impressum Datenschutz Startseite',
      'g a': 'Termin Rückruf',
      '?': 'Tasten Tastatur Hilfe',
    },
    failed: 'Nicht alles ist geladen, der Server antwortet gerade nicht.',
  },
  en: {
    label: 'Search or command',
    commands: 'Commands',
    words: {
      'g d': 'holiday vacation opening hours telephone address imprint doctor',
      'g s': 'text imprint privacy home page',
      'g a': 'appointment call back',
      '?': 'keyboard help',
    },
    failed: 'Not everything is loaded: the server is not responding.',
  },
};

export const search = {
  de: {
    label: 'Suche oder Befehl',
    commands: 'Befehle',
    helpWords: 'Tasten Tastatur Hilfe',
    failed: 'Nicht alles ist geladen, der Server antwortet gerade nicht.',
  },
  en: {
    label: 'Search or command',
    commands: 'Commands',
    helpWords: 'keyboard help',
    failed: 'Not everything is loaded: the server is not responding.',
  },
};

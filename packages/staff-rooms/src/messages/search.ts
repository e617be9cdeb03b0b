export const search = {
  de: {
    label: 'Suche oder Befehl',
    commands: 'Befehle',
    failed: 'Nicht alles ist geladen, der Server antwortet gerade nicht.',
  },
  en: {
    label: 'Search or command',
    commands: 'Commands',
    failed: 'Not everything is loaded: the server is not responding.',
  },
};

/** The panel's own texts. */
export const devtoolsTexts = {
  en: {
    title: 'Inside the record client',
    records: 'Records',
    requests: 'Requests',
    history: 'History',
    none: 'nothing yet',
    column: 'Column',
    server: 'Server',
    inFlight: 'In flight',
    local: 'Edited',
    outbox: 'Outbox',
    links: 'Links',
    done: 'Can be undone',
    undone: 'Can be redone',
    waiting: 'waiting',
    lost: 'no answer',
  },
  de: {
    title: 'Im Client der Datensätze',
    records: 'Datensätze',
    requests: 'Anfragen',
    history: 'Verlauf',
    none: 'noch nichts',
    column: 'Spalte',
    server: 'Server',
    inFlight: 'Unterwegs',
    local: 'Bearbeitet',
    outbox: 'Ausgang',
    links: 'Verknüpfungen',
    done: 'Kann rückgängig werden',
    undone: 'Kann wiederholt werden',
    waiting: 'wartet',
    lost: 'keine Antwort',
  },
} as const;

export type DevtoolsTexts = Readonly<Record<keyof (typeof devtoolsTexts)['en'], string>>;

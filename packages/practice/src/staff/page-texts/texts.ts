export const pages = {
  de: {
    title: 'Seiten',
    lead: 'Titel und Texte der Seiten.',
    searchWords: 'Text Impressum Datenschutz Startseite',
    choose: 'Wählen Sie eine Seite.',
    gone: 'Diese Seite gibt es nicht.',
    name: 'Titel',
    description: 'Beschreibung für Suchmaschinen',
    home: 'Startseite',
    body: 'Text',
    places: 'In geschweiften Klammern stehen Angaben der Praxis: {phone}.',
    words: 'Einzelne Texte',
    wordsHelp:
      'Jedes Feld zeigt, was heute zu lesen ist. Wird ein Feld geleert, kommt der ursprüngliche Text zurück. Was in geschweiften Klammern steht, setzt die Website ein: Bitte lassen Sie es stehen.',
  },
  en: {
    title: 'Pages',
    lead: 'Titles and texts of the pages.',
    searchWords: 'text imprint privacy home page',
    choose: 'Choose a page.',
    gone: 'There is no such page.',
    name: 'Title',
    description: 'Description for search engines',
    home: 'Home page',
    body: 'Text',
    places: 'Braces hold facts of the practice: {phone}.',
    words: 'Single texts',
    wordsHelp:
      'Each field shows what is read today. A field that is emptied gets its original text back. The website fills in what stands in braces; please leave it there.',
  },
};

export type PagesTexts = (typeof pages)['de'];

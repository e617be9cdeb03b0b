export const concerns = {
  de: {
    title: 'Anliegen',
    lead: 'Womit jemand kommt, und was auf der Startseite zu den Behandlungen führt.',
    choose: 'Wählen Sie ein Anliegen.',
    add: 'Neues Anliegen',
    createHelp: 'Es steht erst auf der Website, wenn es veröffentlicht ist.',
    name: 'Anliegen',
    order: 'Die kleinste Zahl steht auf der Startseite zuerst.',
    treatments: 'Führt zu',
    treatmentsNow: 'Ein Haken gilt sofort, auch auf der Website.',
    keyNew: 'neues Anliegen',
  },
  en: {
    title: 'Concerns',
    lead: 'What somebody comes with, and what leads to the treatments on the home page.',
    choose: 'Choose a concern.',
    add: 'New concern',
    createHelp: 'It is not on the website until it is published.',
    name: 'Concern',
    order: 'The smallest number is first on the home page.',
    treatments: 'Leads to',
    treatmentsNow: 'A check mark takes effect at once, on the website, too.',
    keyNew: 'new concern',
  },
};

export type ConcernTexts = (typeof concerns)['de'];

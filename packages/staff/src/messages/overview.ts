export const overview = {
  de: {
    title: 'Was wartet',
    none: 'Nichts wartet.',
    waiting: { one: 'Eine Sache wartet.', many: '{count} Dinge warten.' },
    partFailed: 'Das kam nicht an.',
  },
  en: {
    title: 'What is waiting',
    none: 'Nothing is waiting.',
    waiting: { one: 'One thing is waiting.', many: '{count} things are waiting.' },
    partFailed: 'This did not arrive.',
  },
};

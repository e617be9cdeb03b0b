export const overview = {
  de: { title: 'Was wartet' },
  en: { title: 'What is waiting' },
};

export const appointmentTexts = {
  open: {
    de: 'Drei Ihrer Anfragen sind noch offen. Bitte warten Sie auf unsere Antwort, sagen Sie eine ab oder rufen Sie uns an.',
    en: 'Three of your requests are still open. Please wait for our answer, cancel one of them, or call us.',
  },
  often: {
    de: 'Sie haben in den letzten 24\u00a0Stunden sechsmal angefragt. Bitte rufen Sie uns an oder versuchen Sie es morgen wieder.',
    en: 'You have sent six requests in the last 24\u00a0hours. Please call us, or try again tomorrow.',
  },
  past: { de: 'Dieser Termin ist schon vorbei.', en: 'This appointment is already over.' },
  twice: {
    de: 'Für diese Zeit ist mit dem Patienten schon ein Termin bestätigt.',
    en: 'The patient already has a confirmed appointment at this time.',
  },
};

export interface GateMessages {
  /** The language of the screen's own sentences, as BCP 47; those below `imprint` are the page's. */
  lang: string;
  title: string;
  text: string;
  loginTitle: string;
  password: string;
  submit: string;
  imprint: string;
  privacy: string;
  /** Before the telephone number. */
  contact: string;
}

const en: GateMessages = {
  lang: 'en',
  title: 'Under Construction',
  text: "We're working hard developing this page for you. Stay tuned!",
  loginTitle: 'Log in',
  password: 'Password',
  submit: 'Submit',
  imprint: 'Imprint',
  privacy: 'Privacy policy',
  contact: 'Until it opens you reach us by phone:',
};

// The screen's own sentences are the same in every language, by decision [R3.2D].
const de: GateMessages = {
  ...en,
  imprint: 'Impressum',
  privacy: 'Datenschutzerklärung',
  contact: 'Bis zur Eröffnung erreichen Sie uns am Telefon:',
};

/** The texts in both languages; a site may replace any. */
export const gateMessages: { de: GateMessages; en: GateMessages } = { de, en };

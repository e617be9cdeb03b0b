/** Every text of the screen. */
export interface GateMessages {
  title: string;
  text: string;
  loginTitle: string;
  password: string;
  submit: string;
  imprint: string;
  privacy: string;
}

const en: GateMessages = {
  title: 'Under Construction',
  text: "We're working hard developing this page for you. Stay tuned!",
  loginTitle: 'Log in',
  password: 'Password',
  submit: 'Submit',
  imprint: 'Imprint',
  privacy: 'Privacy policy',
};

// The screen's own sentences are the same in every language, by decision [R3.2D].
const de: GateMessages = { ...en, imprint: 'Impressum', privacy: 'Datenschutzerklärung' };

/** The texts in both languages; a site may replace any. */
export const gateMessages: { de: GateMessages; en: GateMessages } = { de, en };

/** Texts and names of controls during the whole journey through an account. */
export interface JourneyWords {
  account: string;
  accountHeading: string;
  add: string;
  app: string;
  appHeading: string;
  appImage: string;
  appShow: string;
  appCode: string;
  byApp: string;
  byPasskey: string;
  byPassword: string;
  code: string;
  codesHeading: string;
  codesKept: string;
  confirm: string;
  confirmHeading: string;
  continue: string;
  deleted: string;
  deletedMail: string;
  deletion: string;
  deletionHeading: string;
  deletionLink: string;
  detailsLoading: string;
  deviceEnded: string;
  devices: string;
  download: string;
  email: string;
  factorMail: string;
  firstName: string;
  forgotten: string;
  forgottenHeading: string;
  greeting: string;
  lastName: string;
  mailboxHeading: string;
  newPassword: string;
  newPasswordDone: string;
  newPasswordGo: string;
  newPasswordHeading: string;
  newPasswordMail: string;
  newPasswordSet: string;
  newPasswordStep: string;
  nine: string;
  openAccount: string;
  openAccountHeading: string;
  openAccountLink: string;
  overview: string;
  password: string;
  passkeyAdded: string;
  passkeyName: string;
  passkeyNew: string;
  passkeyUsed: string;
  proof: string;
  recovery: string;
  recoveryHeading: string;
  resetConfirm: string;
  resetHeading: string;
  resetMail: string;
  secondHeading: string;
  sendLink: string;
  setUp: string;
  signIn: string;
  signInHeading: string;
  signOut: string;
  signUpMail: string;
  ten: string;
  thisDevice: string;
}

export const journeyWords: Record<'de' | 'en', JourneyWords> = {
  de: {
    account: 'Konto',
    accountHeading: 'Ihr Konto.',
    add: 'Hinzufügen',
    app: 'Codes aus einer App',
    appHeading: 'Einmal abfotografieren.',
    appImage: 'QR-Code für Ihre App',
    appShow: 'Bild anzeigen',
    appCode: 'Die sechs Ziffern aus der App',
    byApp: 'Mit Passwort und Code aus der App.',
    byPasskey: 'Mit Passkey, sonst mit Passwort und Code aus der App.',
    byPassword: 'Mit Passwort.',
    code: 'Code aus der App',
    codesHeading: 'Für den Tag ohne Telefon.',
    codesKept: 'Ich habe die Codes gedruckt oder aufgeschrieben.',
    confirm: 'Ja, bestätigen',
    confirmHeading: 'Ist das Ihre Adresse?',
    continue: 'Weiter',
    deleted: 'Ihr Konto wird gelöscht.',
    deletedMail: 'Ihr Konto wird gelöscht',
    deletion: 'Konto löschen',
    deletionHeading: 'Ihr Konto löschen?',
    deletionLink: 'Konto löschen …',
    detailsLoading: 'Ihre Angaben werden geladen.',
    deviceEnded: 'Das Gerät ist abgemeldet.',
    devices: 'Geräte',
    download: 'Daten herunterladen',
    email: 'E-Mail',
    factorMail: 'Ihr Konto hat einen neuen zweiten Schritt',
    firstName: 'Vorname',
    forgotten: 'Vergessen?',
    forgottenHeading: 'Passwort vergessen?',
    greeting: 'Guten Tag, Nina Neu.',
    lastName: 'Nachname',
    mailboxHeading: 'Bitte sehen Sie in Ihr Postfach.',
    newPassword: 'Neues Passwort',
    newPasswordDone: 'Ihr Passwort ist neu.',
    newPasswordGo: 'Weiter zu Ihrem Bereich',
    newPasswordHeading: 'Ihr neues Passwort.',
    newPasswordMail: 'Ihr Passwort wurde geändert',
    newPasswordSet: 'Passwort setzen',
    newPasswordStep: 'Ihren zweiten Schritt fragen wir dabei wie immer ab.',
    nine: 'Neun von zehn sind noch da.',
    openAccount: 'Konto anlegen',
    openAccountHeading: 'Ein Konto für Ihre Briefe.',
    openAccountLink: 'Konto anlegen',
    overview: 'Übersicht',
    password: 'Passwort',
    passkeyAdded: 'Der Passkey ist hinzugefügt.',
    passkeyName: 'Name',
    passkeyNew: '„Mein Telefon“, hinzugefügt heute',
    passkeyUsed: '„Mein Telefon“, zuletzt heute',
    proof: 'Ihr Passwort, zur Sicherheit',
    recovery: 'Ersatzcode',
    recoveryHeading: 'Ein Ersatzcode.',
    resetConfirm: 'Ja, weiter',
    resetHeading: 'Neues Passwort setzen?',
    resetMail: 'Ein neues Passwort für Ihr Konto',
    secondHeading: 'Noch sechs Ziffern.',
    sendLink: 'Link senden',
    setUp: 'Einrichten',
    signIn: 'Anmelden',
    signInHeading: 'Willkommen zurück.',
    signOut: 'Abmelden',
    signUpMail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    ten: 'Zehn von zehn sind noch da.',
    thisDevice: 'dieses Gerät',
  },
  en: {
    account: 'Account',
    accountHeading: 'Your account.',
    add: 'Add',
    app: 'Codes from an app',
    appHeading: 'Scan it once.',
    appImage: 'QR code for your app',
    appShow: 'Show the picture',
    appCode: 'The six digits from the app',
    byApp: 'With a password and a code from the app.',
    byPasskey: 'With a passkey, otherwise with a password and a code from the app.',
    byPassword: 'With a password.',
    code: 'Code from the app',
    codesHeading: 'For the day without a phone.',
    codesKept: 'I have printed or written down the codes.',
    confirm: 'Yes, confirm',
    confirmHeading: 'Is this your address?',
    continue: 'Continue',
    deleted: 'Your account will be deleted.',
    deletedMail: 'Your account will be deleted',
    deletion: 'Delete account',
    deletionHeading: 'Delete your account?',
    deletionLink: 'Delete account …',
    detailsLoading: 'Your details are being loaded.',
    deviceEnded: 'The device has been signed out.',
    devices: 'Devices',
    download: 'Download data',
    email: 'E-mail',
    factorMail: 'Your account has a new second step',
    firstName: 'First name',
    forgotten: 'Forgot it?',
    forgottenHeading: 'Forgot your password?',
    greeting: 'Hello, Nina Neu.',
    lastName: 'Last name',
    mailboxHeading: 'Please check your inbox.',
    newPassword: 'New password',
    newPasswordDone: 'Your password is new.',
    newPasswordGo: 'Continue to your area',
    newPasswordHeading: 'Your new password.',
    newPasswordMail: 'Your password was changed',
    newPasswordSet: 'Set password',
    newPasswordStep: 'We will ask for your second step as always.',
    nine: 'Nine of ten are left.',
    openAccount: 'Create account',
    openAccountHeading: 'An account for your letters.',
    openAccountLink: 'Create an account',
    overview: 'Overview',
    password: 'Password',
    passkeyAdded: 'The passkey has been added.',
    passkeyName: 'Name',
    passkeyNew: '“Mein Telefon”, added today',
    passkeyUsed: '“Mein Telefon”, last used today',
    proof: 'Your password, to be safe',
    recovery: 'Recovery code',
    recoveryHeading: 'A recovery code.',
    resetConfirm: 'Yes, continue',
    resetHeading: 'Set a new password?',
    resetMail: 'A new password for your account',
    secondHeading: 'Six more digits.',
    sendLink: 'Send link',
    setUp: 'Set up',
    signIn: 'Sign in',
    signInHeading: 'Welcome back.',
    signOut: 'Sign out',
    signUpMail: 'Please confirm your e-mail address',
    ten: 'Ten of ten are left.',
    thisDevice: 'this device',
  },
};

import { texts } from './text.ts';

export const account = texts(
  {
    title: 'Konto',
    description: 'Ihre Angaben, Ihre Anmeldung, Ihre Geräte.',
    headline: 'Ihr Konto.',
    lead: 'Oben steht, was sich leicht ändern lässt. Je tiefer, desto endgültiger.',
    guest: 'Hier stehen Ihre Angaben, sobald Sie angemeldet sind.',
    refusedAdmin:
      'Der aufgerufene Bereich ist nur für die Verwaltung der Praxis; angemeldet sind Sie als {email}.',
    refusedStaff:
      'Der aufgerufene Bereich ist nur für das Team der Praxis; angemeldet sind Sie als {email}.',
    sections: 'Abschnitte',
    details: 'Angaben',
    signIn: 'Anmelden',
    devices: 'Geräte',
    export: 'Mitnehmen',
    deletion: 'Löschen',

    appearance: 'Darstellung',
    themeSystem: 'Wie das Gerät',
    themeLight: 'Hell',
    themeDark: 'Dunkel',

    howTitle: 'So melden Sie sich an',
    howPassword: 'Mit Passwort.',
    howLink: 'Mit einem Link per E-Mail.',
    howApp: 'Mit Passwort und Code aus der App.',
    howPasskey: 'Mit Passkey, sonst mit Passwort.',
    howPasskeyAndCodes: 'Mit Passkey, sonst mit Passwort und Ersatzcode.',
    howPasskeyAndApp: 'Mit Passkey, sonst mit Passwort und Code aus der App.',
    lastSignIn: 'Zuletzt {when}, Gerät: {device}.',
    notYou: 'Waren Sie das nicht?',

    emailMissing: 'Bitte geben Sie die neue E-Mail-Adresse ein.',
    emailSame: 'Das ist schon die Adresse Ihres Kontos.',
    emailNew: 'Neue E-Mail-Adresse',
    emailText:
      'An die neue Adresse schicken wir einen Link. Sie gilt, sobald Sie ihn geöffnet haben; danach melden wir alle anderen Geräte ab.',
    emailSubmit: 'Link senden',
    emailAsked: 'Bitte sehen Sie in Ihr Postfach.',
    emailChanged:
      'Ihre neue E-Mail-Adresse gilt: Melden Sie sich ab jetzt mit ihr an. Alle anderen Geräte haben wir abgemeldet.',
    accountKept: 'Sie haben sich angemeldet: Ihr Konto bleibt und wird nicht gelöscht.',
    emailWaiting:
      'An {email} ist eine Nachricht unterwegs. Öffnen Sie darin den Link; er gilt bis {time}. Fragt er nach einem Code, ist es dieser:',

    passkeyNote:
      'Ein Passkey ist am einfachsten und am sichersten: Ihr Gerät erkennt Sie, und es gibt nichts, was man Ihnen ablisten könnte.',
    passwordChanged: 'Geändert {when}',
    passwordUnchanged: 'Seit Beginn unverändert',
    passwordNone: 'Noch keines',
    change: 'Ändern',
    choose: 'Wählen',
    remove: 'Entfernen',
    oneMore: 'Weiterer Passkey',
    add: 'Hinzufügen',
    setUp: 'Einrichten',
    passkey: 'Passkey',
    passkeyNone: 'Noch keiner',
    passkeyUsed: '„{name}“, zuletzt {when}',
    passkeyUnused: '„{name}“, hinzugefügt {when}',
    passkeyNeedsScripts:
      'Einen Passkey richten Sie in einem Browser ein, in dem Skripte eingeschaltet sind.',
    passkeyAddText:
      'Ihr Gerät fragt gleich nach Fingerabdruck, Gesicht oder PIN. Geben Sie dem Passkey vorher einen Namen, an dem Sie ihn wiedererkennen.',
    passkeyName: 'Name',
    passkeyNameHelp: 'Zum Beispiel „Mein Telefon“.',
    passkeyNameMissing: 'Bitte geben Sie einen Namen ein.',
    passkeyNotAdded: 'Es wurde kein Passkey hinzugefügt. Sie können es noch einmal versuchen.',
    passkeyKnown: 'Auf diesem Gerät ist schon ein Passkey für Ihr Konto.',
    passkeyRemoveText:
      '„{name}“ öffnet Ihr Konto dann nicht mehr. Löschen Sie ihn danach auch auf dem Gerät.',
    passkeyRemove: 'Passkey entfernen',
    passkeyAdded: 'Der Passkey ist hinzugefügt.',
    passkeyRemoved: 'Der Passkey ist entfernt.',
    app: 'Codes aus einer App',
    appSince: 'Eingerichtet {when}',
    appNone: 'Nicht eingerichtet',
    appRemoveText: 'Beim Anmelden fragen wir dann nicht mehr nach einem Code.',
    appRemoveTextLast:
      'Beim Anmelden fragen wir dann nicht mehr nach einem Code, und Ihre Ersatzcodes gelten nicht mehr.',
    appRemove: 'App entfernen',
    appRemoved: 'Beim Anmelden wird kein Code aus der App mehr verlangt.',
    codes: 'Ersatzcodes',
    codesLeft: '{count} von zehn sind noch da.',
    codesLeftOne: 'Einer von zehn ist noch da.',
    codesLeftNone: 'Keiner ist mehr da.',
    codesLabel: 'Ersatzcodes, die noch gelten',
    codesOf: '{n} von 10',
    codesNone: 'Es gibt sie, sobald Sie einen Passkey oder eine App eingerichtet haben.',
    codesRenew: 'Neue Ersatzcodes',
    codesRenewText: 'Sie bekommen zehn neue Ersatzcodes. Die alten gelten dann nicht mehr.',
    codesRenewSubmit: 'Neue Ersatzcodes',
    numbers: 'Null Einer Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf',

    thisDevice: 'dieses Gerät',
    since: 'Seit {when}; endet spätestens {end}',
    lastActive: 'Zuletzt {when}',
    endOne: 'Abmelden',
    signOutFailed:
      'Sie sind noch angemeldet: Das Netz antwortet nicht. An einem fremden Gerät bleiben Sie bitte hier und versuchen Sie es noch einmal.',
    endOthers: 'Alle anderen abmelden',
    endedOne: 'Das Gerät ist abgemeldet.',
    endedOthers: 'Alle anderen Geräte sind abgemeldet.',
    devicesNote:
      'Nach {idle}\u00a0Minuten ohne Eingabe melden wir Sie ab, spätestens nach {hours}\u00a0Stunden.',
    devicesAsked: 'Zwei Minuten vorher fragen wir.',

    exportText:
      'Ihre Angaben, Briefe, Anfragen und das Protokoll Ihrer Anmeldungen als eine Datei, die andere Programme lesen können.',
    exportSubmit: 'Daten herunterladen',
    exportKind: 'JSON',
    exported: 'Die Datei wird heruntergeladen.',
    exportProof:
      'Ihre Anmeldung ist mehr als zehn Minuten her. Bevor die Daten das Haus verlassen, fragen wir deshalb noch einmal.',

    deletionText:
      'Ihr Konto verschwindet; was wir nach dem Gesetz aufheben müssen, bleibt verschlossen in der Praxis, so lange wie nötig.',
    deletionLink: 'Konto löschen …',

    proof: 'Ihr Passwort, zur Sicherheit',
    proofMissing: 'Bitte geben Sie Ihr Passwort ein.',
    proofWrong: 'Das ist nicht Ihr Passwort.',
    proofPasskey: 'Mit Passkey bestätigen',
    factorProof: 'Für Ihre Rolle genügt hier kein Passwort.',
    proofNone:
      'Zur Sicherheit melden Sie sich bitte ab und wieder an; danach geht es zehn Minuten lang ohne Frage.',
    notNow: 'Doch nicht',
  },
  {
    title: 'Account',
    description: 'Your details, your sign-in, your devices.',
    headline: 'Your account.',
    lead: 'What is easy to change is at the top. The deeper you go, the more final it gets.',
    guest: 'Your details are shown here once you are signed in.',
    refusedAdmin:
      'The area you opened is only for the practice’s administrators; you are signed in as {email}.',
    refusedStaff:
      'The area you opened is only for the practice’s team; you are signed in as {email}.',
    sections: 'Sections',
    details: 'Details',
    signIn: 'Sign-in',
    devices: 'Devices',
    export: 'Take with you',
    deletion: 'Delete',

    appearance: 'Appearance',
    themeSystem: 'Same as device',
    themeLight: 'Light',
    themeDark: 'Dark',

    howTitle: 'How you sign in',
    howPassword: 'With a password.',
    howLink: 'With a link by e-mail.',
    howApp: 'With a password and a code from the app.',
    howPasskey: 'With a passkey, otherwise with a password.',
    howPasskeyAndCodes: 'With a passkey, otherwise with a password and recovery code.',
    howPasskeyAndApp: 'With a passkey, otherwise with a password and a code from the app.',
    lastSignIn: 'Last time {when}, with {device}.',
    notYou: 'Not you?',

    emailMissing: 'Please enter the new e-mail address.',
    emailSame: 'This is already the address of your account.',
    emailNew: 'New e-mail address',
    emailText:
      'We will send a link to the new address. The address takes effect once you have opened the link; we then sign out all other devices.',
    emailSubmit: 'Send link',
    emailAsked: 'Please check your inbox.',
    emailChanged:
      'Your new e-mail address is now in effect: please use it to sign in from now on. We have signed out all other devices.',
    accountKept: 'You have signed in, so your account stays and will not be deleted.',
    emailWaiting:
      'A message is on its way to {email}. Open the link in it; it is valid until {time}. If it asks for a code, use this one:',

    passkeyNote:
      'A passkey is the simplest and safest way: your device recognizes you, and there is nothing anyone could trick you into giving away.',
    passwordChanged: 'Changed {when}',
    passwordUnchanged: 'Never changed',
    passwordNone: 'None yet',
    change: 'Change',
    choose: 'Choose',
    remove: 'Remove',
    oneMore: 'Another passkey',
    add: 'Add',
    setUp: 'Set up',
    passkey: 'Passkey',
    passkeyNone: 'None yet',
    passkeyUsed: '“{name}”, last used {when}',
    passkeyUnused: '“{name}”, added {when}',
    passkeyNeedsScripts: 'To set up a passkey you need a browser with scripts switched on.',
    passkeyAddText:
      'Your device will ask for your fingerprint, your face or a PIN. First give the passkey a name that you will recognize.',
    passkeyName: 'Name',
    passkeyNameHelp: 'For example “My phone”.',
    passkeyNameMissing: 'Please enter a name.',
    passkeyNotAdded: 'No passkey was added. You can try again.',
    passkeyKnown: 'There is already a passkey for your account on this device.',
    passkeyRemoveText:
      '“{name}” will then no longer open your account. Afterwards, delete it on the device, too.',
    passkeyRemove: 'Remove passkey',
    passkeyAdded: 'The passkey has been added.',
    passkeyRemoved: 'The passkey has been removed.',
    app: 'Codes from an app',
    appSince: 'Set up {when}',
    appNone: 'Not set up',
    appRemoveText: 'We will then no longer ask for a code when you sign in.',
    appRemoveTextLast:
      'We will then no longer ask for a code when you sign in, and your recovery codes will stop working.',
    appRemove: 'Remove app',
    appRemoved: 'We no longer ask for codes from the app.',
    codes: 'Recovery codes',
    codesLeft: '{count} of ten are left.',
    codesLeftOne: 'One of ten is left.',
    codesLeftNone: 'None is left.',
    codesLabel: 'Recovery codes that are left',
    codesOf: '{n} of 10',
    codesNone: 'You get them once you have set up a passkey or an app.',
    codesRenew: 'New recovery codes',
    codesRenewText: 'You get ten new recovery codes. The old ones will stop working.',
    codesRenewSubmit: 'New recovery codes',
    numbers: 'None One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve',

    thisDevice: 'this device',
    since: 'Since {when}; ends {end} at the latest',
    lastActive: 'Last active {when}',
    endOne: 'Sign out',
    signOutFailed:
      'You are still signed in: the network is not responding. On somebody else’s device, please stay here and try again.',
    endOthers: 'Sign out all others',
    endedOne: 'The device has been signed out.',
    endedOthers: 'All other devices have been signed out.',
    devicesNote:
      'We sign you out after {idle}\u00a0minutes without input, and after {hours}\u00a0hours at the latest.',
    devicesAsked: 'We ask you two minutes before.',

    exportText:
      'Your details, letters, requests and the log of your sign-ins in one file that other programs can read.',
    exportSubmit: 'Download data',
    exportKind: 'JSON',
    exported: 'The file is being downloaded.',
    exportProof:
      'You signed in more than ten minutes ago, so we ask again before your data are handed out.',

    deletionText:
      'Your account disappears; what the law requires us to keep stays locked away at the practice for as long as necessary.',
    deletionLink: 'Delete account …',

    proof: 'Your password, to be safe',
    proofMissing: 'Please enter your password.',
    proofWrong: 'This is not your password.',
    proofPasskey: 'Confirm with a passkey',
    factorProof: 'For your role a password is not enough here.',
    proofNone:
      'To be safe, please sign out and in again; for ten minutes after that we will not ask.',
    notNow: 'Not now',
  },
);

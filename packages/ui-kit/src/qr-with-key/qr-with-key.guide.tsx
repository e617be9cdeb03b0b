import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose: 'A secret for an app: to be scanned, or typed.',
  when: 'An app for codes is set up.',
  whenNot: 'For a web address that is open on the phone anyway; for recovery codes: *Code sheet*.',
  anatomy: {
    parts: [
      ['svg', 'Code', 'Black on white in both themes and in forced colors: cameras need it.'],
      ['code', 'Key', 'In groups of four. It is text, and can be selected.'],
      ['button', 'Copy', 'Without the spaces. Not there without scripts.'],
    ],
  },
  pairs: [
    {
      do: [
        <p key="do">
          JBSW Y3DP EHPK 3PXP <span className="underline">Copy</span>
        </p>,
        'The key as text beside the code, in groups of four.',
      ],
      dont: [
        <p key="dont">Scan the code with your phone.</p>,
        'The code alone: no camera, no way.',
      ],
    },
    {
      do: [<p key="do">Shown once, while it is set up.</p>, 'Show it once.'],
      dont: [<p key="dont">Your key is in our mail.</p>, 'Send it by mail.'],
    },
  ],
  keys: [
    ['Tab', 'reaches the button'],
    ['Enter Space', 'copies the key'],
  ],
  heard: [
    ['the code', '‘QR code for your app, image’'],
    ['copied', '‘Copied’, at once'],
  ],
  search: 'QR code two-factor 2FA authenticator TOTP secret key scan Einrichtung Geheimnis',
};

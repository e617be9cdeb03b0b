import type { Guide } from '@praxiskit/test-support/guide';
import { Link } from '../link/link.tsx';
import { SettingList, SettingRow } from './setting-list.tsx';

export const guide: Guide = {
  purpose: 'Settings, one row each: what it is, how it is now, what can be done.',
  when: 'Each of them has a page or question of its own.',
  whenNot: 'For fields that are saved as they are typed: *Form*.',
  anatomy: {
    parts: [
      ['p', 'Name', 'A *Badge* may be beside it.'],
      ['p + p', 'How it is now', 'In words: since when, where, which address.'],
      ['[role=group]', 'Actions', 'One word each, at most two. Each is 44 px high and wide.'],
    ],
  },
  pairs: [
    {
      do: [
        <SettingList key="do" label="Sign-in">
          <SettingRow
            name="Password"
            value="Changed on March 3, 2026"
            actions={<Link href="#change">Change</Link>}
          />
        </SettingList>,
        'How it is now, in words.',
      ],
      dont: [
        <SettingList key="dont" label="Sign-in, too">
          <SettingRow
            name="Password"
            actions={<Link href="#settings">Open the settings of the password</Link>}
          />
        </SettingList>,
        'A long action, and nothing about now.',
      ],
    },
  ],
  keys: [['Tab', 'goes from action to action']],
  heard: [['on an action', '‘Password, group. Change, link’: five of them can be distinguished']],
  also: ['SettingRow'],
  search: 'settings preferences account profile row list Einstellungen Konto ändern',
};

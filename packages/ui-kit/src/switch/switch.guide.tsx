import type { Guide } from '@praxiskit/test-support/guide';
import { Switch } from './switch.tsx';

export const guide: Guide = {
  purpose: 'On, off, or partly on for a group. It takes effect at once.',
  when: 'Something is turned on and off here and now.',
  whenNot: 'For a value that is sent with a form: that is a *Checkbox*.',
  anatomy: {
    sample: (
      <div className="w-fit">
        <Switch state="on" label="OpenStreetMap" />
      </div>
    ),
    parts: [
      ['button > span', 'Track', 'Filled with `--color-primary` where it is on.'],
      ['button > span > span', 'Thumb', 'Its place says what the color says; a dash: partly on.'],
      ['button > span + span', 'Label', 'Not rendered where `labelledBy` names another one.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do" className="flex justify-center">
          <Switch state="on" label="Reminders by e-mail" />
        </div>,
        'A label that is true when it is on.',
      ],
      dont: [
        <div key="dont" className="flex items-center justify-center gap-3">
          Off <Switch state="on" label="On" />
        </div>,
        '‘Off’ and ‘On’ at its sides: they do not say what is on.',
      ],
    },
    {
      do: [
        <div key="do" className="flex justify-center">
          <Switch state="on" isReadOnly label="Necessary, always on" />
        </div>,
        '`isReadOnly` for what is always on, with the reason. The keyboard still reaches it.',
      ],
      dont: [
        <div key="dont" className="flex justify-center">
          <Switch state="on" isDisabled label="Necessary" />
        </div>,
        'Disable it: Tab skips it, and the reason is missing.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches it'],
    ['Space Enter', 'turn it; a partly turned on one is then on'],
  ],
  heard: [
    ['off', '‘OpenStreetMap, switch, off’'],
    ['read only', '‘Necessary, always on, switch, on, read only’'],
    ['partly on', 'its label has to say it: ‘Functional, one of two’'],
  ],
  also: ['SwitchState'],
  search: 'toggle on off setting mixed Schalter Umschalter ein aus Einstellung',
};

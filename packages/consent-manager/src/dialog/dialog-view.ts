import type { Consent } from '../consent/consent.ts';
import { groupItems, type SwitchState, switchState } from '../items/groups.ts';
import { offeredText, providerText, storedNames, storedText } from '../items/item-entries.ts';
import type { ConsentCategory, ConsentFacts } from '../items/items.ts';
import { isOpen } from '../lifecycle/lifecycle.ts';
import type { ConsentMessages } from '../messages.ts';
import { type PrivacyNode, readPrivacyHtml } from './privacy.ts';

export interface DialogOptions {
  messages: ConsentMessages;
  /** The address of the privacy policy [R4.14]. */
  privacyHref: string;
  /** `bar` leaves the page readable, for the imprint and the privacy policy [R4.1D]; all else is a dialog. */
  variant: string | null;
}

export interface ButtonView {
  text: string;
  press(): void;
}

/** A switch is a checkbox with a third state: `role="switch"` has no `mixed`. */
export interface SwitchView {
  /** Unique in a view; part of an element's id. */
  key: string;
  name: string;
  state: SwitchState;
  isReadOnly: boolean;
  turn(isOn: boolean): void;
}

export interface ItemView extends SwitchView {
  /** '' for none. */
  description: string;
  privacy: PrivacyNode[];
  /** With the countries outside the EEA; '' for none. */
  provider: string;
  /** Before the names: how long they stay. */
  stored: string;
  /** The names of its cookies and storage keys. */
  cookies: readonly string[];
  more: { href: string; text: string } | null;
}

export interface GroupView extends SwitchView {
  category: ConsentCategory;
  /** The state as text: color and position alone are not accessible. */
  words: string;
  /** An item in it has changed: its panel is open at first. */
  isChanged: boolean;
  items: ItemView[];
}

/** All that a face shows, and what its controls do. */
export interface DialogView {
  /** `bar` is no dialog: nothing behind it is inert. */
  kind: 'dialog' | 'bar';
  isSettings: boolean;
  title: string;
  /** Before the link to the privacy policy. */
  text: string;
  link: { href: string; text: string };
  /** Only in the settings. */
  groups: GroupView[];
  /** Decline, settings or save, accept: one weight, one place [R4.2, R4.3]. */
  buttons: readonly ButtonView[];
  /** The action of × and Escape; null while an answer is missing. */
  close: ButtonView | null;
}

const nameOf = (item: ConsentFacts) => item.name ?? item.id;

/** The question as it is now, or null while it is closed. */
export function dialogView(consent: Consent, options: DialogOptions): DialogView | null {
  const { messages, privacyHref } = options;
  const { status, view: name, draft, changed, unreached } = consent.getState();
  if (!isOpen(status)) return null;
  const isSettings = name === 'settings';
  const isBar = options.variant === 'bar';
  const isRevising = status === 'revising';

  const itemView = (item: ConsentFacts, isReadOnly: boolean): ItemView => ({
    key: item.id,
    name: nameOf(item),
    description: item.description ?? '',
    privacy: readPrivacyHtml(item.privacy ?? ''),
    provider: providerText(item, messages),
    stored: storedText(item, messages),
    cookies: storedNames(item, messages),
    more: item.url ? { href: item.url, text: messages.more } : null,
    state: draft[item.id] ? 'on' : 'off',
    isReadOnly,
    turn: (isOn) => (isOn ? consent.accept(item.id) : consent.decline(item.id)),
  });

  const groups = groupItems(isSettings ? consent.items : []).map(({ category, items }) => {
    const state = switchState(items, draft);
    const isReadOnly = category === 'required';
    const word = (count: number) => messages.numbers[count] ?? String(count);
    const on = items.filter((item) => draft[item.id]).length;
    const some = messages.some.replace('{on}', word(on)).replace('{of}', word(items.length));
    return {
      // No id of an item has a colon.
      key: `group:${category}`,
      category,
      name: messages.categories[category],
      state,
      words: isReadOnly ? messages.alwaysOn : state === 'mixed' ? some : messages[state],
      isReadOnly,
      isChanged: items.some((item) => changed.includes(item.id)),
      items: items.map((item) => itemView(item, isReadOnly)),
      turn: (isOn: boolean) =>
        isOn ? consent.acceptCategory(category) : consent.declineCategory(category),
    };
  });

  const names = consent.items.filter((item) => changed.includes(item.id)).map(nameOf);
  const left = unreached.filter(Boolean).join(', ');
  const text = [
    names.length > 0 && `${messages.changed} ${names.join(', ')}.`,
    !isSettings && messages.intro,
    !isSettings && offeredText(consent.items, messages),
    isSettings && left && messages.unreached.replace('{names}', left),
    isSettings && isRevising && messages.settingsHint,
  ];
  const button = (text: string, press: (shown: string) => void): ButtonView => ({
    text,
    press: () => press(shownTexts(view)),
  });
  const view: DialogView = {
    kind: isBar && !isSettings ? 'bar' : 'dialog',
    isSettings,
    title: isSettings ? messages.settingsTitle : messages.title,
    text: text.filter(Boolean).join(' '),
    link: { href: privacyHref, text: messages.privacyLink },
    groups,
    buttons: [
      button(messages.declineAll, consent.declineAll),
      isSettings
        ? button(messages.save, consent.save)
        : button(messages.settings, () => consent.show('settings')),
      button(messages.acceptAll, consent.acceptAll),
    ],
    close: isRevising
      ? button(messages.close, consent.close)
      : isBar && isSettings
        ? button(messages.close, () => consent.show('intro'))
        : null,
  };
  return view;
}

/** Every text of the view, in its order and language, and nothing else: the proof has a hash of it. */
export const shownTexts = (view: DialogView) =>
  JSON.stringify(view, (key, value) =>
    ['key', 'category', 'state', 'words', 'isChanged', 'isReadOnly'].includes(key)
      ? undefined
      : value,
  );

import type { DialogView, GroupView, ItemView, SwitchView } from '../dialog/dialog-view.ts';
import type { PrivacyNode } from '../dialog/privacy.ts';
import type { ConsentMessages } from '../messages/messages.ts';

type Attributes = Record<string, string | boolean | null>;

/** One element. Without `innerHTML` and `style`: a strict policy and Trusted Types hold. */
export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

const hidden = (text: string) => h('span', { class: 'pk-consent-hidden' }, text);

function pressable(attributes: Attributes, press: () => void, ...children: (Node | string)[]) {
  const button = h('button', { type: 'button', ...attributes }, ...children);
  button.addEventListener('click', press);
  return button;
}

function privacyNode(node: PrivacyNode): Node | string {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const link = href ? { href, rel: 'noopener noreferrer' } : {};
  return h(tag as 'p', link, ...children.map(privacyNode));
}

/** What of a built view changes while it is shown. */
export interface BuiltDialog {
  nodes: Node[];
  title: HTMLElement;
  /** Brings text, switches and their words to the state of a view of the same kind. */
  update(view: DialogView): void;
}

/** The markup of a view: the same as React's. */
export function buildDialog(view: DialogView, messages: ConsentMessages, id: string): BuiltDialog {
  const switches = new Map<string, { input: HTMLInputElement; words?: HTMLElement }>();

  function show(view: SwitchView & { words?: string }) {
    const { input, words } = switches.get(view.key) ?? {};
    if (input) {
      input.checked = view.state === 'on';
      input.indeterminate = view.state === 'mixed';
    }
    if (words) words.textContent = view.words ?? null;
  }

  /** The view changes with every state, and its `turn` does the same in each. */
  function toggle(view: SwitchView, labelledBy: string, describedBy: string | null) {
    const input = h('input', {
      type: 'checkbox',
      class: 'pk-consent-switch',
      disabled: view.isReadOnly,
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
    });
    // The browser has turned a mixed one on [R4.5].
    input.addEventListener('change', () => view.turn(input.checked));
    return input;
  }

  function item(view: ItemView) {
    const { name, description, privacy, cookies, more, key, isReadOnly } = view;
    const label = `${id}-${key}`;
    const text = h(
      'div',
      {},
      h('strong', { id: label }, name),
      description ? h('p', {}, description) : null,
      privacy.length > 0
        ? h('div', { class: 'pk-consent-privacy' }, ...privacy.map(privacyNode))
        : null,
      cookies ? h('p', { class: 'pk-consent-cookies' }, `${messages.cookies}: ${cookies}`) : null,
      more &&
        h(
          'a',
          { href: more.href, rel: 'noopener noreferrer', target: '_blank' },
          more.text,
          hidden(` (${name})`),
        ),
    );
    const input = isReadOnly ? null : toggle(view, label, null);
    if (input) switches.set(key, { input });
    return h('div', { class: 'pk-consent-item' }, text, input);
  }

  function group(view: GroupView) {
    const label = `${id}-group-${view.key}`;
    const words = h('span', { id: `${label}-state`, class: 'pk-consent-state' });
    const summary = h('summary', {}, h('span', { id: label }, view.name), words);
    const input = toggle(view, label, words.id);
    switches.set(`group ${view.key}`, { input, words });
    const details = h('details', { open: view.isChanged }, summary, ...view.items.map(item));
    return h('div', { class: 'pk-consent-group' }, details, input);
  }

  function update(now: DialogView) {
    current = now;
    text.data = `${now.text} `;
    for (const one of now.groups) {
      show({ ...one, key: `group ${one.key}` });
      one.items.forEach(show);
    }
  }

  const { title: name, link, groups, buttons, close, isSettings } = view;
  const title = h('h2', { id, tabindex: '-1' }, name);
  const hint = isSettings ? 'pk-consent-hint' : null;
  const text = document.createTextNode('');
  let current = view;
  const nodes = [
    title,
    isSettings ? h('div', { class: 'pk-consent-groups' }, ...groups.map(group)) : null,
    h('p', { class: hint }, text, h('a', { href: link.href }, link.text)),
    h(
      'div',
      { class: 'pk-consent-actions' },
      // The proof is of the texts at the moment of the press.
      ...buttons.map((button, at) =>
        pressable({}, () => current.buttons[at]?.press(), button.text),
      ),
    ),
    close &&
      pressable(
        { class: 'pk-consent-close' },
        close.press,
        h('span', { 'aria-hidden': 'true' }, '×'),
        hidden(close.text),
      ),
  ].filter((node) => node !== null);
  update(view);
  return { nodes, title, update };
}

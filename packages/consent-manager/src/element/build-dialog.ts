import type { DialogView, GroupView, ItemView, SwitchView } from '../dialog/dialog-view.ts';
import { firstClick } from '../dialog/first-click.ts';
import type { PrivacyNode } from '../dialog/privacy.ts';
import type { ConsentMessages } from '../messages.ts';

type Attributes = Record<string, string | boolean | undefined>;
/** A null or false child adds nothing. */
type Child = Node | string | null | false;

/** One element. Without `innerHTML` and `style`: a strict policy and Trusted Types hold. */
export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...(children.filter(Boolean) as (Node | string)[]));
  return element;
}

const hidden = (text: string) => h('span', { class: 'pk-consent-hidden' }, text);

function pressable(attributes: Attributes, press: () => void, ...children: Child[]) {
  const button = h('button', { type: 'button', ...attributes }, ...children);
  button.onclick = firstClick(press);
  return button;
}

function privacyNode(node: PrivacyNode): Node | string {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const link = href ? { href, rel: 'noopener noreferrer' } : {};
  return h(tag as 'p', link, ...children.map(privacyNode));
}

/** The parts of a built view that change while it is shown. */
export interface BuiltDialog {
  nodes: Node[];
  title: HTMLElement;
  /** Brings text, switches and their words to the state of a view of the same kind. */
  update(view: DialogView): void;
}

/** The markup of a view: the same as React's. */
export function buildDialog(view: DialogView, messages: ConsentMessages, id: string): BuiltDialog {
  /** Brings each switch to its state, by its key. */
  const shown = new Map<string, (view: SwitchView & { words?: string }) => void>();

  /** The view changes with every state, and its `turn` does the same in each. */
  function toggle(view: SwitchView, labelledBy: string, words?: HTMLElement) {
    const input = h('input', {
      type: 'checkbox',
      class: 'pk-consent-switch',
      disabled: view.isReadOnly,
      'aria-labelledby': labelledBy,
      'aria-describedby': words?.id,
    });
    // The browser has turned a mixed one on [R4.5].
    input.onchange = () => view.turn(input.checked);
    shown.set(view.key, (now) => {
      input.checked = now.state === 'on';
      input.indeterminate = now.state === 'mixed';
      if (words) words.textContent = now.words ?? null;
    });
    return input;
  }

  function item(view: ItemView) {
    const { name, description, privacy, provider, stored, cookies, more, key, isReadOnly } = view;
    const label = `${id}-${key}`;
    const text = h(
      'div',
      {},
      h('strong', { id: label }, name),
      description && h('p', {}, description),
      privacy.length > 0 && h('div', { class: 'pk-consent-privacy' }, ...privacy.map(privacyNode)),
      provider && h('p', { class: 'pk-consent-cookies' }, `${messages.provider}: ${provider}`),
      cookies.length > 0 && h('p', { class: 'pk-consent-cookies' }, stored),
      cookies.length > 0 &&
        h('ul', { class: 'pk-consent-cookies' }, ...cookies.map((name) => h('li', {}, name))),
      more &&
        h(
          'a',
          { href: more.href, rel: 'noopener noreferrer', target: '_blank' },
          more.text,
          hidden(` (${name})`),
        ),
    );
    return h('div', { class: 'pk-consent-item' }, text, !isReadOnly && toggle(view, label));
  }

  function group(view: GroupView) {
    const label = `${id}-${view.key}`;
    const words = h('span', { id: `${label}-state`, class: 'pk-consent-state' });
    const summary = h('summary', {}, h('span', { id: label }, view.name), words);
    const details = h('details', { open: view.isChanged }, summary, ...view.items.map(item));
    // Before the panel: the keyboard reaches a category before its items.
    return h('div', { class: 'pk-consent-group' }, toggle(view, label, words), details);
  }

  function update(now: DialogView) {
    current = now;
    text.data = `${now.text} `;
    for (const one of now.groups) {
      for (const each of [one, ...one.items]) shown.get(each.key)?.(each);
    }
  }

  const { title: name, link, groups, buttons, close, isSettings } = view;
  const title = h('h2', { id, tabindex: '-1' }, name);
  const text = document.createTextNode('');
  let current = view;
  const nodes = [
    title,
    isSettings && h('div', { class: 'pk-consent-groups' }, ...groups.map(group)),
    h(
      'p',
      { class: isSettings && 'pk-consent-hint' },
      text,
      h('a', { href: link.href }, link.text),
    ),
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
  ].filter(Boolean) as Node[];
  update(view);
  return { nodes, title, update };
}

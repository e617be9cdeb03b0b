import { forgetListeners } from '@praxiskit/test-support/forget-listeners';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { keepRestored, putBackTyped, replay } from './early.ts';
import { runInline } from './inline.ts';

forgetListeners();

function startWith(markup: string): void {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  runInline('/nowhere.js');
}

afterEach(() => {
  window.__early?.stop();
  document.body.innerHTML = '';
});

it('a click before React is kept, and happens when React has the page', () => {
  startWith('<button>Cookie-Einstellungen</button>');
  const button = document.querySelector('button');
  button?.click();
  expect(window.__early?.queue).toHaveLength(1);
  const onClick = vi.fn();
  button?.addEventListener('click', onClick);
  if (window.__early) replay(window.__early);
  expect(onClick).toHaveBeenCalledOnce();
  button?.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('events that work without React are not kept', () => {
  startWith(
    '<a href="#there">Behandlungen</a><button popovertarget="menu">Menü</button><div id="menu" popover>M</div><details><summary>Frage</summary></details>',
  );
  document.querySelector('button')?.click();
  document.querySelector('summary')?.click();
  document.querySelector('a')?.click();
  expect(document.querySelector('#menu')?.matches(':popover-open')).toBe(true);
  expect(document.querySelector('details')?.open).toBe(true);
  expect(window.__early?.queue).toHaveLength(0);
});

it('a form that is sent too early is sent later, and typed text survives hydration', () => {
  startWith('<form><input name="email"></form>');
  const [form, input] = [document.querySelector('form'), document.querySelector('input')];
  if (!form || !input || !window.__early) throw new Error('no form');
  input.value = 'marta@example.org';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  form.requestSubmit();
  input.value = '';
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  putBackTyped(window.__early);
  replay(window.__early);
  expect(input.value).toBe('marta@example.org');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('a letter typed during hydration is not lost', () => {
  startWith('<input name="email">');
  const input = document.querySelector('input');
  if (!input || !window.__early) throw new Error('no field');
  for (const value of ['e', 'ei', 'ein']) {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // What React does when it hydrates a controlled field.
  input.value = '';
  putBackTyped(window.__early);
  expect(input.value).toBe('ein');
});

it('if the page is rendered again, typed text is moved to the new field, and typing continues there', () => {
  const markup = '<input id="name"><input id="news" type="checkbox"><input id="day">';
  startWith(markup);
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  field('name').focus();
  field('name').value = 'Erika';
  field('name').dispatchEvent(new Event('input', { bubbles: true }));
  field('news').click();
  field('day').value = '1';
  field('day').dispatchEvent(new Event('input', { bubbles: true }));
  const root = document.getElementById('root') as HTMLElement;
  // The third field is now of another kind.
  root.innerHTML = markup.replace('id="day"', 'id="day" type="checkbox"');
  if (window.__early) putBackTyped(window.__early);
  expect([field('name').value, field('news').checked]).toEqual(['Erika', true]);
  expect([field('day').value, field('day').checked]).toEqual(['on', false]);
  expect(document.activeElement).toBe(field('name'));
});

it('if the page is rendered again, typing continues in the field that had the focus, and in no other', () => {
  const markup = '<input id="name"><input id="email"><input id="phone">';
  startWith(markup);
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  for (const id of ['name', 'email']) {
    field(id).focus();
    field(id).value = id;
    field(id).dispatchEvent(new Event('input', { bubbles: true }));
  }
  field('phone').focus();
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = markup;
  if (window.__early) putBackTyped(window.__early);
  expect([field('name').value, field('email').value]).toEqual(['name', 'email']);
  expect(document.activeElement).toBe(field('phone'));
});

it('fields without an id, or with a new one, are found by their name, choices by their value', () => {
  const choice = (value: string) => `<input type="checkbox" name="reachable" value="${value}">`;
  const markup = (id: string) =>
    `${choice('morning')}${choice('noon')}<input id="${id}" name="email"><input name="two"><input name="two">`;
  startWith(markup('_R_1_'));
  const fields = () => [...document.querySelectorAll('input')];
  fields()[1]?.click();
  for (const field of fields().slice(2)) {
    field.value = 'typed';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = markup('_r_1_');
  if (window.__early) putBackTyped(window.__early);
  expect(fields().map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
  // Two equal fields cannot be distinguished.
  expect(fields().map(({ value }) => value)).toEqual(['morning', 'noon', 'typed', '', '']);
});

it('of radio buttons the last chosen one stays chosen, even if it was chosen before', () => {
  startWith('<input id="mail" type="radio" name="by"><input id="phone" type="radio" name="by">');
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  for (const id of ['mail', 'phone', 'mail']) field(id).click();
  if (window.__early) putBackTyped(window.__early);
  expect([field('mail').checked, field('phone').checked]).toEqual([true, false]);
});

it('all chosen options of a multiple list stay chosen, even if the page is rendered again', () => {
  const option = (value: string) => `<option value="${value}">${value}</option>`;
  const markup = `<select id="days" multiple>${['mo', 'tu', 'we'].map(option).join('')}</select>`;
  startWith(markup);
  const days = () => document.querySelector('select') as HTMLSelectElement;
  const chosen = () => [...days().selectedOptions].map(({ value }) => value);
  for (const at of [0, 2]) (days().options[at] as HTMLOptionElement).selected = true;
  days().dispatchEvent(new Event('input', { bubbles: true }));
  if (window.__early) putBackTyped(window.__early);
  expect(chosen()).toEqual(['mo', 'we']);
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = markup;
  if (window.__early) putBackTyped(window.__early);
  expect(chosen()).toEqual(['mo', 'we']);
});

it('values that the browser restores after Back stay if the page is rendered again', () => {
  const markup =
    '<input name="name"><input type="checkbox" name="news"><textarea name="text"></textarea><input name="city" value="Weimar"><select name="topic"><option selected>a</option><option>b</option></select>';
  startWith(markup);
  const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
  // A browser restores it without an event.
  field('name').value = 'Erika';
  field('news').checked = true;
  field('text').value = 'Eine Frage';
  field('topic').value = 'b';
  const root = document.getElementById('root') as HTMLElement;
  if (window.__early) keepRestored(window.__early, root);
  // An untouched field shows the current content.
  root.innerHTML = markup.replace('Weimar', 'Jena');
  if (window.__early) putBackTyped(window.__early);
  expect(field('news').checked).toBe(true);
  const values = ['name', 'text', 'city', 'topic'].map((name) => field(name).value);
  expect(values).toEqual(['Erika', 'Eine Frage', 'Jena', 'b']);
});

it('a pressed button and a sent form are replayed on the elements in their place if the page is rendered again', () => {
  const markup =
    '<form><input name="email"><button>Senden</button></form><button type="button">Einstellungen</button><button type="button">Mehr</button><button type="button">Mehr</button>';
  startWith(markup);
  document.querySelector('form')?.requestSubmit();
  for (const button of document.querySelectorAll<HTMLElement>('[type=button]')) button.click();
  const root = document.getElementById('root') as HTMLElement;
  root.innerHTML = markup;
  const done: string[] = [];
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    done.push('sent');
  });
  root.addEventListener('click', ({ target }) => done.push((target as Element).textContent));
  if (window.__early) replay(window.__early);
  // Two equal elements cannot be distinguished.
  expect(done).toEqual(['sent', 'Einstellungen']);
});

interface Held {
  text: string;
  lines: string;
  topic: string;
  days: readonly string[];
  isNews: boolean;
  by: string;
  at: string;
}
const held: Held = {
  text: '149',
  lines: 'Frage',
  topic: 'a',
  days: [],
  isNews: false,
  by: 'mail',
  at: '',
};

/** Every kind of field, controlled by React. */
function Controlled({ onChange }: { onChange: (held: Held) => void }) {
  const [shown, setShown] = useState(held);
  const set = (values: Partial<Held>) => {
    const next = { ...shown, ...values };
    setShown(next);
    onChange(next);
  };
  const radio = (by: string) => (
    <input
      type="radio"
      id={by}
      name="by"
      value={by}
      checked={shown.by === by}
      onChange={() => set({ by })}
    />
  );
  return (
    <>
      <input id="text" value={shown.text} onChange={({ target }) => set({ text: target.value })} />
      <textarea
        id="lines"
        value={shown.lines}
        onChange={({ target }) => set({ lines: target.value })}
      />
      <select
        id="topic"
        value={shown.topic}
        onChange={({ target }) => set({ topic: target.value })}
      >
        <option>a</option>
        <option>b</option>
      </select>
      <select
        id="days"
        multiple
        value={shown.days}
        onChange={({ target }) =>
          set({ days: [...target.selectedOptions].map(({ value }) => value) })
        }
      >
        <option>mo</option>
        <option>tu</option>
        <option>we</option>
      </select>
      <input
        id="news"
        type="checkbox"
        checked={shown.isNews}
        onChange={({ target }) => set({ isNews: target.checked })}
      />
      {radio('mail')}
      {radio('phone')}
      <input
        id="at"
        type="datetime-local"
        value={shown.at}
        onChange={({ target }) => set({ at: target.value })}
      />
    </>
  );
}

it.each([
  ['text', '160', { text: '160' }],
  ['lines', 'Frage und mehr', { lines: 'Frage und mehr' }],
  ['topic', 'b', { topic: 'b' }],
  ['days', ['mo', 'we'], { days: ['mo', 'we'] }],
  ['news', true, { isNews: true }],
  ['phone', true, { by: 'phone' }],
  ['at', '2026-11-20T09:30', { at: '2026-11-20T09:30' }],
])(
  'input in the controlled field %s before React is in its state afterwards [R7.8]',
  async (id, given, changed) => {
    const onChange = vi.fn();
    const page = <Controlled onChange={onChange} />;
    startWith(renderToString(page));
    const field = document.getElementById(id) as HTMLInputElement & HTMLSelectElement;
    field.focus();
    if (given === true) field.click();
    else if (typeof given === 'string') field.value = given;
    else if (Array.isArray(given)) {
      for (const one of field.options) one.selected = given.includes(one.value);
    }
    if (given !== true) field.dispatchEvent(new Event('input', { bubbles: true }));
    if (id === 'text') field.setSelectionRange(1, 2);
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(document.getElementById('root') as HTMLElement, page);
    });
    await act(async () => window.__early && putBackTyped(window.__early));
    expect(onChange.mock.lastCall).toEqual([{ ...held, ...changed }]);
    expect(document.getElementById(id)).toBe(field);
    // Typing continues at the caret.
    if (id === 'text') expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
    if (typeof given === 'string') expect(field.value).toBe(given);
    if (given === true) expect(field.checked).toBe(true);
    await act(async () => root?.unmount());
  },
);

it('chosen files stay, and other typed input is restored', () => {
  startWith('<input id="file" type="file"><input id="name">');
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File(['x'], 'x.txt'));
  field('file').files = chosen.files;
  field('name').value = 'Erika';
  for (const id of ['file', 'name']) {
    field(id).dispatchEvent(new Event('input', { bubbles: true }));
  }
  field('name').value = '';
  if (window.__early) putBackTyped(window.__early);
  expect(field('file').files).toHaveLength(1);
  expect(field('name').value).toBe('Erika');
});

it('a language link opened in another tab does not change the language here [R9.3]', () => {
  startWith('<nav><a href="#en" hreflang="en">EN</a></nav>');
  const link = document.querySelector('a');
  // A click with a modifier key opens another tab.
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link?.addEventListener('click', (click) => click.preventDefault());
  link?.dispatchEvent(event);
  expect(document.cookie).not.toContain('locale=');
});

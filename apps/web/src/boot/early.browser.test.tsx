import { afterEach, expect, it, vi } from 'vitest';
import { keepTyped, replay } from './early.ts';
import { inlineScript } from './inline.ts';

function startWith(markup: string): void {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  const script = document.createElement('script');
  script.textContent = inlineScript('/nowhere.js');
  document.head.append(script);
}

afterEach(() => {
  window.__early?.stop();
  document.body.innerHTML = '';
});

it('a click before React is kept, and happens once React is there', () => {
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

it('what works without React goes through untouched', () => {
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

it('a form sent too early is sent later, and typed text survives React', () => {
  startWith('<form><input name="email"></form>');
  const [form, input] = [document.querySelector('form'), document.querySelector('input')];
  if (!form || !input || !window.__early) throw new Error('no form');
  input.value = 'marta@example.org';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  form.requestSubmit();
  const putBack = keepTyped(window.__early);
  input.value = '';
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  putBack();
  replay(window.__early);
  expect(input.value).toBe('marta@example.org');
  expect(onSubmit).toHaveBeenCalledOnce();
});

import type { EarlyEvents } from './early.ts';

/**
 * The one inline script of every page: the build writes this function's text, minified, so that it names
 * nothing outside of itself. Constant per build, because its hash stands in the policy.
 *
 * It sets the theme before the first paint, keeps a chosen language, and keeps what a visitor does before
 * React is there. It fetches the boot module 200 ms after the first frame after `load`: earlier, it would
 * compete with that frame and show in every measurement of the first paint.
 */
export function runInline(boot: string): void {
  const events = ['click', 'submit', 'input', 'change'] as const;
  const queue: EarlyEvents['queue'] = [];
  const fields: EarlyEvents['fields'] = new Map();

  const showTheme = () => {
    const { dataset } = document.documentElement;
    try {
      const theme = localStorage.getItem('theme');
      if (theme === 'dark' || theme === 'light') dataset.theme = theme;
      else delete dataset.theme;
    } catch {}
  };

  const chooseLanguage = (locale: string) => {
    const secure = location.protocol === 'https:' ? ';secure' : '';
    document.cookie = `locale=${locale};path=/;max-age=31536000;samesite=lax${secure}`;
    // Chromium writes it beside the page; reading it waits for that.
    void document.cookie;
    const address = new URL(location.href);
    address.searchParams.delete('lang');
    if (address.href === location.href) location.reload();
    else location.replace(address);
  };

  /**
   * Only what needs React is kept back: links, menus, disclosures and fields work without it, so a button
   * that opens a popover, a `<summary>` or a label goes through untouched.
   */
  const keep = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (!target.closest?.('#root')) return;
    const { type } = event;
    if (type === 'input' || type === 'change') {
      // The order is that of the last events.
      fields.delete(target);
      fields.set(target, { value: target.value, checked: target.checked });
      return;
    }
    const { button, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    const isPlain = type === 'click' && !button && !metaKey && !ctrlKey && !shiftKey;
    const language = isPlain && target.closest<HTMLAnchorElement>('nav a[hreflang]');
    if (language) {
      event.preventDefault();
      chooseLanguage(language.hreflang);
      return;
    }
    const used =
      type === 'submit' ? target : target.closest('button:not([popovertarget],[command])');
    if (!used) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push({ type, target: used });
    early.wake?.();
  };

  // A document that came in place of another one of the same address, such as a failure, shares the entries
  // of the history that the former router has written: the browser changes the address, and no document.
  const shownAddress = () => location.pathname + location.search;
  const address = shownAddress();
  const followHistory = () => {
    if (shownAddress() !== address) location.reload();
  };

  const early: EarlyEvents = {
    queue,
    fields,
    typed: new Set(),
    stop() {
      for (const name of events) document.removeEventListener(name, keep, true);
    },
    leaveHistory: () => removeEventListener('popstate', followHistory),
    // On a page that starts at once, and where the visitor uses what needs scripts.
    tell() {
      const { startFailed = '', start } = document.getElementById('root')?.dataset ?? {};
      if (early.message || !(start === 'at-once' || queue.length || fields.size)) return;
      const message = document.createElement('p');
      early.message = message;
      message.setAttribute('role', 'alert');
      message.textContent = startFailed;
      // System colors, because the engine brings no style sheet.
      message.style.cssText =
        'position:sticky;bottom:0;z-index:9;margin:0;padding:1em 1.5em;background:Canvas;color:CanvasText;border-top:2px solid';
      document.body.append(message);
    },
  };

  /**
   * For an entry that cannot be imported; for every later script there is `createRecovery`, which comes with
   * the entry. The page is loaded anew where the server answers and nothing was typed, once: never where it
   * is itself the result of a reload, and under the reload guard of auth-client, whose mark is written here,
   * too [R6.6].
   */
  const startFailed = async (error: unknown) => {
    console.error(error);
    try {
      const now = Date.now();
      const mark = sessionStorage.getItem('reload-guard') ?? '';
      const [at, path] = mark.split(/ (.*)/s);
      const age = now - Number(at);
      const isRecent = path === location.pathname && age >= 0 && age < 10_000;
      const [shown] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (
        !isRecent &&
        shown?.type !== 'reload' &&
        !fields.size &&
        (await fetch('/builds/latest.json', { cache: 'no-store' })).ok &&
        !fields.size
      ) {
        sessionStorage.setItem('reload-guard', `${now} ${location.pathname}`);
        location.reload();
        return;
      }
    } catch {}
    early.wake = early.tell;
    early.tell();
  };

  showTheme();
  window.__early = early;
  for (const name of events) document.addEventListener(name, keep, true);
  addEventListener('popstate', followHistory);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    showTheme();
    early.again?.();
  });
  addEventListener('input', ({ target }) => {
    if (target) early.typed.add(target);
  });
  addEventListener('focusin', ({ target }) => {
    early.focused = target;
  });
  addEventListener('load', () =>
    requestAnimationFrame(() =>
      setTimeout(() => import(/* @vite-ignore */ boot).catch(startFailed), 200),
    ),
  );
}

/** What a page has inline, not minified. */
export const inlineScript = (boot: string) => `(${runInline})(${JSON.stringify(boot)})`;

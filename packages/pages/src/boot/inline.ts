import type { EarlyEvents } from './early.ts';

/**
 * The only inline script of every page. The build writes this function's text, minified, so it uses
 * nothing outside of itself. It is constant per build, because the policy contains its hash.
 *
 * It sets the theme before the first paint, stores a chosen language, and keeps the visitor's
 * actions before React. It fetches the boot module 200 ms after the first frame after `load`:
 * earlier, it would compete with that frame and slow every measured first paint.
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
    // Chromium writes the cookie asynchronously; reading it waits for that.
    void document.cookie;
    const address = new URL(location.href);
    address.searchParams.delete('lang');
    if (address.href === location.href) location.reload();
    else location.replace(address);
  };

  /**
   * Keeps only events that need React: links, menus, disclosures and fields work without it. So a
   * button that opens a popover, a `<summary>` or a label is not kept.
   */
  const keep = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (!target.closest?.('#root')) return;
    const { type } = event;
    if (type === 'input' || type === 'change') {
      // In the order of the last events.
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

  // A document that replaces another one at the same address, such as a failure page, shares the
  // history entries of the former router: the browser changes the address, but loads no document.
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
    // On a page that starts immediately, or if the visitor has used something that needs scripts.
    showFailure() {
      const { startFailed = '', start } = document.getElementById('root')?.dataset ?? {};
      if (early.message || !(start === 'at-once' || queue.length || fields.size)) return;
      const message = document.createElement('p');
      early.message = message;
      message.setAttribute('role', 'alert');
      message.textContent = startFailed;
      // System colors, because the engine has no style sheet.
      message.style.cssText =
        'position:sticky;bottom:0;z-index:9;margin:0;padding:1em 1.5em;background:Canvas;color:CanvasText;border-top:2px solid';
      document.body.append(message);
    },
  };

  /**
   * For an entry script that cannot be imported; later scripts are handled by `createRecovery`,
   * which is in the entry. If the server answers and nothing was typed, the page is reloaded once:
   * never if it is itself the result of a reload, and with the reload guard of auth-client, whose
   * mark is written here, too [R6.6].
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
    early.wake = early.showFailure;
    early.showFailure();
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

export const inlineScript = (boot: string) => `(${runInline})(${JSON.stringify(boot)})`;

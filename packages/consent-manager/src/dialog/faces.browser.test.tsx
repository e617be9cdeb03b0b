import {
  type Consent,
  type ConsentDecision,
  type ConsentItem,
  consentMessages,
  createConsent,
  createDocumentCookies,
} from '@praxiskit/consent-manager';
import { type ConsentDialogElement, showConsent } from '@praxiskit/consent-manager/element';
import { ConsentDialog, ConsentProvider, PrivacyText } from '@praxiskit/consent-manager/react';
import '@praxiskit/consent-manager/styles.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const items: ConsentItem[] = [
  { id: 'session', name: 'Anmeldung', category: 'required' },
  {
    id: 'osm',
    name: 'OpenStreetMap',
    category: 'functional',
    description: 'Zeigt den Weg.',
    privacy: '<p>Karten der <a href="https://example.org">Stiftung</a>.</p>',
    cookies: ['_osm_totp', /^_osm_[0-9a-f]+$/],
    url: 'https://example.org/privacy',
    provider: 'OpenStreetMap Foundation',
    countries: ['GB'],
  },
  { id: 'maps', name: 'Google Maps', category: 'functional' },
];

const texts = consentMessages.de;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name });
const dialog = () => page.getByRole('dialog');
const opener = 'Cookie-Einstellungen';

interface FaceOptions {
  variant?: 'dialog' | 'bar';
}
type Show = (consent: Consent, options: FaceOptions) => Promise<void> | void;

async function showByReact(consent: Consent, { variant = 'dialog' }: FaceOptions) {
  await render(
    <ConsentProvider consent={consent}>
      <ConsentDialog variant={variant} aside={<i />} />
    </ConsentProvider>,
  );
}

function showByElement(consent: Consent, { variant = 'dialog' }: FaceOptions) {
  const element = document.createElement('consent-dialog') as ConsentDialogElement;
  element.setAttribute('variant', variant);
  element.append(document.createElement('i'));
  document.body.append(element);
  showConsent(consent);
}

beforeEach(async () => {
  localStorage.clear();
  document.documentElement.lang = 'de';
  await page.viewport(1280, 800);
});

afterEach(() => {
  for (const left of document.querySelectorAll('consent-dialog, .opener')) left.remove();
  document.documentElement.lang = '';
  document.documentElement.dir = '';
});

describe.each<[string, Show]>([
  ['React', showByReact],
  ['the element', showByElement],
])('%s', (_face, show) => {
  async function setUp(options: FaceOptions = {}, delay = 1e9) {
    const decisions: ConsentDecision[] = [];
    const consent = createConsent({
      items,
      delay,
      storage: localStorage,
      cookies: createDocumentCookies(),
      sinks: [(decision) => void decisions.push(decision)],
    });
    const open = document.createElement('button');
    open.className = 'opener';
    open.textContent = opener;
    open.addEventListener('click', () => consent.open('settings'));
    document.body.prepend(open);
    await show(consent, options);
    consent.start();
    return { consent, decisions };
  }

  test('the intro has its three buttons, and the settings theirs [R4.2] [R4.3]', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    for (const name of ['Alle ablehnen', 'Einstellungen', 'Alle akzeptieren']) {
      await expect.element(button(name)).toBeVisible();
    }
    await button('Einstellungen').click();
    for (const name of ['Alle ablehnen', 'Akzeptieren wie ausgewählt', 'Alle akzeptieren']) {
      await expect.element(button(name)).toBeVisible();
    }
  });

  test('both views name the provider of what they offer [R4.2D] [R4.7]', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    const provider = 'OpenStreetMap Foundation, außerhalb der EU: Vereinigtes Königreich';
    const text = () => dialog().element().textContent;
    await expect
      .poll(text)
      .toContain(`„Alle akzeptieren“ erlaubt: OpenStreetMap (${provider}) und Google Maps.`);
    await button('Einstellungen').click();
    await expect.poll(text).toContain(`Anbieter: ${provider}`);
  });

  test('the three buttons have one size and one look [R4.2]', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    await expect.element(button('Alle ablehnen')).toBeVisible();
    const looks = ['Alle ablehnen', 'Einstellungen', 'Alle akzeptieren'].map((name) => {
      const element = button(name).element();
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(element);
      return [Math.round(width), height, color, backgroundColor, fontWeight, borderColor].join();
    });
    expect(new Set(looks).size).toBe(1);
  });

  test('the second click of a double click on the settings’ opener presses no button [R4.12D]', async () => {
    const { consent, decisions } = await setUp();
    consent.declineAll();
    consent.open();
    await expect.element(dialog()).toBeVisible();
    const { left, top } = button('Alle akzeptieren').element().getBoundingClientRect();
    consent.close();
    await expect.element(dialog()).not.toBeInTheDocument();
    Object.assign((button(opener).element() as HTMLElement).style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
    });
    await userEvent.dblClick(button(opener));
    await expect.element(dialog()).toBeVisible();
    expect(decisions).toHaveLength(1);
    await button('Alle akzeptieren').click();
    expect(decisions).toHaveLength(2);
  });

  test('it comes by itself after the delay, over the page [R4.1] [R4.9]', async () => {
    const { consent } = await setUp({}, 20);
    await expect.element(dialog()).toBeVisible();
    expect(dialog().element().matches(':modal')).toBe(true);
    expect(consent.getState().status).toBe('asking');
  });

  test('Escape, twice, and a click outside leave it open, and it shakes for 170 ms [R4.1] [R9.2]', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    await expect.element(dialog()).toBeVisible();
    const shakes = () => dialog().element().getAnimations();
    await userEvent.keyboard('{Escape}{Escape}');
    document
      .elementFromPoint(2, 2)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 2, clientY: 2 }));
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isReduced) expect(shakes()[0]?.effect?.getComputedTiming().duration).toBe(170);
    await expect.element(dialog()).toBeVisible();
    expect(consent.getState().status).toBe('asking');
  });

  test.each(['{Escape}', '×'])(
    '%s closes the settings when revising, and saves nothing',
    async (by) => {
      const { consent, decisions } = await setUp();
      consent.declineAll();
      await button(opener).click();
      await page.getByText('Funktion', { exact: true }).click();
      await box('OpenStreetMap').click();
      if (by === '×') await button('Schließen').click();
      else await userEvent.keyboard(by);
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(consent.has('osm')).toBe(false);
      expect(decisions).toHaveLength(1);
      await expect.element(button(opener)).toHaveFocus();
    },
  );

  test('the settings are not silent: a named modal dialog, whose title has the focus', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    await expect.element(page.getByRole('dialog', { name: texts.title })).toBeVisible();
    await expect.element(page.getByRole('heading')).toHaveFocus();
    await button('Einstellungen').click();
    await expect.element(page.getByRole('dialog', { name: texts.settingsTitle })).toBeVisible();
    await expect.element(page.getByRole('heading')).toHaveFocus();
  });

  test('the background cannot be reached, by Tab or by pointer', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    await expect.element(dialog()).toBeVisible();
    const reached = new Set<string | undefined>();
    for (let presses = 0; presses < 8; presses++) {
      await userEvent.keyboard('{Tab}');
      const focused = document.activeElement as HTMLElement;
      // Outside the dialog is only the browser's own frame; the focus is then on the page's body.
      if (focused !== document.body) expect(dialog().element()).toContainElement(focused);
      reached.add(focused.textContent?.trim());
    }
    expect(reached).toContain('Alle ablehnen');
    expect(reached).toContain('Alle akzeptieren');
    expect(document.elementFromPoint(20, 10)).toBe(dialog().element());
  });

  test('the focus returns to where it came from', async () => {
    await setUp();
    await button(opener).click();
    await button('Alle ablehnen').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button(opener)).toHaveFocus();
  });

  test('a page without a scrollbar does not move when it comes [R5.4D]', async () => {
    const { consent } = await setUp();
    const content = document.createElement('div');
    content.className = 'opener';
    content.style.cssText = 'width: 100px; margin: auto';
    document.body.append(content);
    const place = () => content.getBoundingClientRect().x;
    const before = place();
    consent.open('intro');
    await expect.element(dialog()).toBeVisible();
    expect(place()).toBe(before);
  });

  test('it is at most 700 px wide [R4.1] [R9.2]', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    await expect.element(dialog()).toBeVisible();
    expect(dialog().element().getBoundingClientRect().width).toBe(700);
  });

  test('a category’s switch is off, mixed or on as its items are, with a text beside it [R4.5]', async () => {
    const { consent } = await setUp();
    consent.open('settings');
    const category = box('Funktion');
    await expect.element(category).not.toBeChecked();
    await page.getByText('Funktion', { exact: true }).click();
    await box('OpenStreetMap').click();
    // Screen readers announce it as mixed.
    await expect.element(category).toBePartiallyChecked();
    await expect.element(category).toHaveAccessibleDescription('eins von zwei');
    await category.click();
    await expect.element(category).toBeChecked();
    await expect.element(box('Google Maps')).toBeChecked();
    await category.click();
    await expect.element(box('Google Maps')).not.toBeChecked();
  });

  test('panels open and close by a click, and keep their content [R4.4]', async () => {
    const { consent } = await setUp();
    consent.open('settings');
    const item = page.getByText('Zeigt den Weg.');
    await expect.element(item).not.toBeVisible();
    await page.getByText('Funktion', { exact: true }).click();
    await expect.element(item).toBeVisible();
    await box('OpenStreetMap').click();
    await expect.element(item).toBeVisible();
    await page.getByText('Funktion', { exact: true }).click();
    await expect.element(item).not.toBeVisible();
  });

  test('the required switch cannot be turned, and categories without items are not shown [R4.4] [R4.6]', async () => {
    const { consent } = await setUp();
    consent.open('settings');
    const required = box('Notwendig');
    await expect.element(required).toBeChecked();
    await expect.element(required).toBeDisabled();
    expect(page.getByText('Statistik').elements()).toHaveLength(0);
  });

  test('no RegExp is shown to the visitor', async () => {
    const { consent } = await setUp();
    consent.open('settings');
    await page.getByText('Funktion', { exact: true }).click();
    const names = () =>
      [...document.querySelectorAll('dialog li')].map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['_osm_totp', 'weitere mit ähnlichem Namen']);
  });

  test('the dialog links the privacy policy, and the link leads there [R4.14]', async () => {
    const { consent } = await setUp();
    consent.open('intro');
    const link = page.getByRole('link', { name: 'Datenschutzerklärung' });
    await expect.element(link).toHaveAttribute('href', '/datenschutz');
    let leads: boolean | undefined;
    const follow = (event: Event) => {
      leads = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', follow, { once: true });
    await link.click();
    expect(leads).toBe(true);
  });

  test('the bar has the same three buttons, is announced, and leaves the page usable [R4.1D]', async () => {
    const { consent } = await setUp({ variant: 'bar' });
    const status = page.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    consent.open('intro');
    await expect.element(status).toHaveTextContent(texts.title);
    for (const name of ['Alle ablehnen', 'Einstellungen', 'Alle akzeptieren']) {
      await expect.element(button(name)).toBeVisible();
    }
    expect(dialog().elements()).toHaveLength(0);
    await button('Einstellungen').click();
    await expect.element(dialog()).toBeVisible();
    // Nothing is answered yet: it goes back to the bar.
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await button('Alle ablehnen').click();
    expect(consent.getState().status).toBe('settled');
  });

  test('from the settings the focus comes back to the bar, or to what else opened them [R4.1D]', async () => {
    const { consent } = await setUp({ variant: 'bar' });
    consent.open('intro');
    for (const how of ['{Escape}', '×']) {
      await button('Einstellungen').click();
      await expect.element(page.getByRole('heading', { name: 'Einstellungen' })).toHaveFocus();
      if (how === '×') await button(texts.close).click();
      else await userEvent.keyboard(how);
      await expect.element(button('Einstellungen')).toHaveFocus();
    }
    const other = button(opener).element() as HTMLElement;
    other.focus();
    consent.show('settings');
    await userEvent.keyboard('{Escape}');
    await expect.element(button(opener)).toHaveFocus();
  });

  test('a bar that comes takes no focus [R4.1D]', async () => {
    const { consent } = await setUp({ variant: 'bar' });
    consent.open('intro');
    await expect.element(button('Einstellungen')).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });

  test('at 320 × 256 (400 % zoom) the imprint stays free, and every switch can be clicked', async () => {
    await page.viewport(320, 256);
    const { consent } = await setUp({ variant: 'bar' });
    consent.open('intro');
    await expect.element(page.getByRole('region', { name: texts.title })).toBeInTheDocument();
    const bar = page.getByRole('region', { name: texts.title }).element();
    expect(getComputedStyle(bar).position).toBe('static');
    consent.show('settings');
    await page.getByText('Funktion', { exact: true }).click();
    await box('Google Maps').click();
    await expect.element(box('Google Maps')).toBeChecked();
    await button('Akzeptieren wie ausgewählt').click();
    expect(consent.has('maps')).toBe(true);
  });

  test('by keyboard alone, at 320 × 256 (400 % zoom), every switch comes into view and turns, and a choice is saved [R4.10]', async () => {
    await page.viewport(320, 256);
    const { consent } = await setUp();
    consent.open('intro');
    await expect.element(page.getByRole('heading')).toHaveFocus();
    const tabTo = async (target: ReturnType<typeof button>) => {
      for (
        let presses = 0;
        presses < 12 && document.activeElement !== target.element();
        presses++
      ) {
        await userEvent.keyboard('{Tab}');
      }
      await expect.element(target).toHaveFocus();
      const { top, bottom } = target.element().getBoundingClientRect();
      // A scroll stops at a whole pixel.
      expect([top > -1, bottom < 257]).toEqual([true, true]);
    };
    await tabTo(button('Einstellungen'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading')).toHaveFocus();
    // The category's switch comes before its panel, and so before its items.
    await tabTo(box('Funktion'));
    await userEvent.keyboard('{Tab}');
    const panel = page.getByText('Funktion', { exact: true }).element();
    expect(document.activeElement).toContainElement(panel as HTMLElement);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Zeigt den Weg.')).toBeVisible();
    for (const name of ['OpenStreetMap', 'Google Maps']) {
      await tabTo(box(name));
      await userEvent.keyboard(' ');
      await expect.element(box(name)).toBeChecked();
    }
    await tabTo(button('Akzeptieren wie ausgewählt'));
    await userEvent.keyboard('{Enter}');
    expect([consent.has('osm'), consent.has('maps')]).toEqual([true, true]);
  });

  test.each([320, 390])(
    'at %i px the bar’s three buttons are in one row [R4.1D]',
    async (width) => {
      await page.viewport(width, 640);
      const { consent } = await setUp({ variant: 'bar' });
      consent.open('intro');
      await expect.element(button('Alle ablehnen')).toBeVisible();
      const tops = ['Alle ablehnen', 'Einstellungen', 'Alle akzeptieren'].map(
        (name) => button(name).element().getBoundingClientRect().top,
      );
      expect(new Set(tops).size).toBe(1);
    },
  );

  test('in a document of another language its texts are of that language', async () => {
    document.documentElement.lang = 'de-simple';
    const { consent } = await setUp();
    consent.open('intro');
    await expect.element(button('Nein zu allem')).toBeVisible();
    expect(dialog().element()).toHaveAttribute('lang', 'de-simple');
  });

  test('from right to left its places are mirrored', async () => {
    document.documentElement.dir = 'rtl';
    const { consent } = await setUp();
    consent.declineAll();
    consent.open('settings');
    await expect.element(button('Schließen')).toBeVisible();
    const { left } = dialog().element().getBoundingClientRect();
    expect(button('Schließen').element().getBoundingClientRect().left - left).toBeLessThan(60);
    expect(box('Funktion').element().getBoundingClientRect().left - left).toBeLessThan(60);
  });

  test('the proof is of the texts of the view that was shown, and of no other', async () => {
    const { consent, decisions } = await setUp();
    consent.open('intro');
    await button('Alle ablehnen').click();
    consent.open('settings');
    await button('Alle ablehnen').click();
    const [intro = '', settings = ''] = decisions.map(({ shown }) => shown);
    expect(intro).toContain(texts.title);
    expect(intro).not.toContain('Zeigt den Weg.');
    expect(settings).toContain('Zeigt den Weg.');
    expect(settings).toContain('Stiftung');
    expect(settings).not.toContain(texts.title);
  });

  test('cookies and keys that could not be removed are named', async () => {
    const consent = createConsent({
      items: items.map((item) => (item.id === 'maps' ? { ...item, cookies: ['NID'] } : item)),
      storage: null,
      cookies: { names: () => ['NID'], remove: () => {} },
    });
    await show(consent, {});
    consent.declineAll();
    consent.open('settings');
    await expect.element(page.getByText(/konnte nicht alles löschen: NID/)).toBeVisible();
  });
});

test('without a framework, any button of the page opens the settings again', async () => {
  const consent = createConsent({
    items,
    storage: null,
    cookies: { names: () => [], remove() {} },
  });
  showByElement(consent, {});
  consent.declineAll();
  const open = document.createElement('button');
  open.className = 'opener';
  open.dataset.consentOpen = '';
  open.append(Object.assign(document.createElement('span'), { textContent: opener }));
  document.body.append(open);
  await button(opener).click();
  await expect.element(page.getByRole('dialog', { name: texts.settingsTitle })).toBeVisible();
});

test('both faces show the same, down to the markup', async () => {
  const markup: string[] = [];
  for (const show of [showByReact, showByElement]) {
    const consent = createConsent({
      items,
      storage: null,
      cookies: { names: () => [], remove() {} },
    });
    await show(consent, {});
    consent.declineAll();
    consent.open('settings');
    consent.accept('osm');
    await expect.element(dialog()).toBeVisible();
    const copy = dialog().element().cloneNode(true) as HTMLElement;
    const names = new Map<string, string>();
    for (const name of ['id', 'aria-labelledby', 'aria-describedby']) {
      for (const element of [copy, ...copy.querySelectorAll(`[${name}]`)]) {
        const value = element.getAttribute(name) ?? '';
        if (!names.has(value)) names.set(value, `name-${names.size}`);
        element.setAttribute(name, names.get(value) ?? '');
      }
    }
    // React writes the state as an attribute, too, and the type at the end.
    for (const input of copy.querySelectorAll('input')) {
      input.removeAttribute('checked');
      input.removeAttribute('type');
    }
    markup.push(copy.innerHTML);
    consent.close();
    for (const left of document.querySelectorAll('consent-dialog')) left.remove();
  }
  expect(markup[1]).toBe(markup[0]);
});

test('privacy keeps its links and lists, and loses its scripts', async () => {
  const html =
    '<p onclick="x()">Siehe <a href="https://example.org">hier</a> &amp; <a href="javascript:x()">dort</a>.</p><script>x()</script><img src=x onerror=x()><ul><li>eins</ul>';
  const { container } = await render(<PrivacyText html={html} />);
  expect(container.innerHTML).toBe(
    '<div class="pk-consent-privacy"><p>Siehe <a href="https://example.org" rel="noopener noreferrer">hier</a> &amp; dort.</p><ul><li>eins</li></ul></div>',
  );
});

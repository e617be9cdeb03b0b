import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More than any page has controls before the one that is wanted. */
const PRESSES = 80;

type Step = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** A visitor without a mouse. */
export interface Keyboard {
  /**
   * Presses the key until the control has the focus; throws where it never gets it.
   *
   * @param shown what is seen of a control that is drawn by another element, as a radio button by its label
   */
  reach(control: Locator, key?: Step, shown?: Locator): Promise<void>;
  /** Reaches the control and presses a key on it, Enter by default. */
  press(control: Locator, key?: string): Promise<void>;
  /** Reaches the field and types. */
  type(field: Locator, text: string): Promise<void>;
}

const hasFocus = (element: Element) => element === document.activeElement;

export function createKeyboard(page: Page): Keyboard {
  async function reach(control: Locator, key: Step = 'Tab', shown = control) {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < PRESSES; presses += 1) {
      if (await control.evaluate(hasFocus, null, { timeout: 10_000 })) {
        // What has the focus must be in sight, too.
        return expect(shown).toBeInViewport();
      }
      await page.keyboard.press(key);
    }
    throw new Error(`${control} cannot be reached by ${key}`);
  }
  return {
    reach,
    async press(control, key = 'Enter') {
      await reach(control);
      await page.keyboard.press(key);
    },
    async type(field, text) {
      await reach(field);
      await page.keyboard.type(text);
    },
  };
}

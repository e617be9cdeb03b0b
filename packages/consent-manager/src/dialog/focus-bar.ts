/** The bar's own settings took it away, and with it the focus: that goes back to the button that opened them. */
export function focusBar(bar: Element | null | undefined): void {
  const button = bar?.querySelector<HTMLElement>('button + button');
  if (document.activeElement === document.body) button?.focus();
}

/** Opening the settings has removed the bar and its focus: the focus returns to the button that opened them. */
export function focusBar(bar: Element | null | undefined): void {
  const button = bar?.querySelector<HTMLElement>('button + button');
  if (document.activeElement === document.body) button?.focus();
}

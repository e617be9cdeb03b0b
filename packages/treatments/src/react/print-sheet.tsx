/**
 * Prints the page's heading, the care and whom to call, and nothing else: a sheet to take home. What else
 * prints the page prints all of it.
 */
export function PrintSheet({ label }: { label: string }) {
  function print() {
    const { dataset } = document.documentElement;
    dataset.print = 'care';
    // `print` returns at once on phones, where the page is drawn later.
    addEventListener('afterprint', () => delete dataset.print, { once: true });
    window.print();
  }
  return (
    <button type="button" className="pk-part-print" onClick={print}>
      {label}
    </button>
  );
}

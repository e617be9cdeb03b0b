/** What a page says first; the practice may write two paragraphs of the same words. */
export function Lead({ lines }: { lines: readonly string[] }) {
  return lines.map((line, place) => (
    <p key={`${place} ${line}`} className="lead">
      {line}
    </p>
  ));
}

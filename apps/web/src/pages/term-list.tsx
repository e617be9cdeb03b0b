export function TermList({ entries }: { entries: readonly { term: string; text: string }[] }) {
  return (
    <dl className="risks">
      {entries.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TermListProps {
  entries: readonly { term: string; text: string }[];
}

export function TermList({ entries }: TermListProps) {
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

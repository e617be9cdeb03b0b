import { useEffect, useRef, useState } from 'react';
import type { RequestMessages } from '../messages/messages.ts';
import type { RequestTopic } from './fields.tsx';

interface TopicFieldProps {
  messages: RequestMessages;
  topics: readonly RequestTopic[];
  value: string;
}

/**
 * The treatment: from the address, `?behandlung=hyaluron`, where it names one. The browser reads it, because
 * a page from memory is the same for every address.
 */
export function TopicField({ messages, topics, value }: TopicFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const [taken, setTaken] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what is chosen later is the visitor's
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('behandlung');
    const field = select.current;
    if (field?.value !== '' || !topics.some(({ slug }) => slug === wanted)) return;
    field.value = wanted ?? '';
    setTaken(wanted);
  }, []);
  return (
    <div className="pk-request-field">
      <p className="pk-request-label">
        <label htmlFor="anfrage-thema">{messages.treatment}</label>
        {taken ? <span>{messages.taken}</span> : null}
      </p>
      <span className="pk-request-select">
        <select
          id="anfrage-thema"
          name="treatment"
          defaultValue={value}
          ref={select}
          onChange={() => setTaken(null)}
        >
          <option value="">{messages.undecided}</option>
          {topics.map(({ slug, name, note }) => (
            <option key={slug} value={slug}>
              {note ? `${name} · ${note}` : name}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 6 5 5 5-5" />
        </svg>
      </span>
    </div>
  );
}

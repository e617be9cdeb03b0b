import type { Locale } from '@praxiskit/core';
import { fill } from '@praxiskit/core';
import type { ReactNode } from 'react';
import type { RequestMessages } from '../messages/messages.ts';
import { contactKind } from '../request/contact-kind.ts';
import type { SentRequest } from '../request/form-state.ts';
import { hoursOf, type RequestTopic } from './fields.tsx';

interface ReceiptProps {
  sent: SentRequest;
  messages: RequestMessages;
  locale: Locale;
  topics: readonly RequestTopic[];
  phone: ReactNode;
}

/** The sent request, as the practice has received it; it replaces the form. */
export function Receipt({ sent, messages, locale, topics, phone }: ReceiptProps) {
  const { values, keptUntil } = sent;
  const texts = messages.sent;
  const isEmail = contactKind(values.contact) === 'email';
  const topic = topics.find(({ slug }) => slug === values.treatment)?.name;
  const spans = values.reachable.map(
    (span) => `${messages.spans[span]}, ${hoursOf(messages, span, locale)}`,
  );
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const rows: [string, string][] = [
    [messages.name, values.name],
    [isEmail ? texts.emailTerm : texts.phoneTerm, values.contact],
    [texts.reachable, spans.join('; ') || texts.anytime],
    [messages.treatment.replace(/\?$/, ''), topic ?? messages.undecided],
    [texts.keptUntil, fill(texts.kept, { date: date.format(new Date(keptUntil)) })],
  ];
  return (
    <div className="pk-request-receipt">
      <h3>{texts.title}</h3>
      <dl>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{texts.prepare}</h3>
      <ul>
        {texts.preparation.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="pk-request-withdraw">
        {texts.withdraw} {phone}
      </p>
    </div>
  );
}

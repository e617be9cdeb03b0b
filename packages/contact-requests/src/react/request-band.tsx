import { withLanguage } from '@praxiskit/pages';
import { ContactLink, usePack, useSite } from '@praxiskit/pages/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RequestMessages, requestMessages } from '../messages/messages.ts';
import { contactKind } from '../request/contact-kind.ts';
import type { RequestState, SentRequest } from '../request/form-state.ts';
import { emptyRequest } from '../request/request.ts';
import type { RequestTopic } from './fields.tsx';
import { Receipt } from './receipt.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestSteps } from './request-steps.tsx';

export interface RequestBandProps {
  /** As in a sentence: 'Aurelia'. */
  practice: string;
  phone: string;
  topics: readonly RequestTopic[];
  /** Days for which a request is kept. */
  keptDays: number;
  /** The address of the privacy policy; '/datenschutz' by default. */
  privacy?: string;
  /** The server's state of a form that was sent without scripts; an empty form by default. */
  state?: RequestState;
  /** The price of a consultation as text: 'ab 50 €'; nothing where it is not known. */
  fee?: string | null;
  /** A picture at the upper edge, which says nothing. */
  children?: ReactNode;
  /** Level of the headline; 2 by default. */
  headingLevel?: 1 | 2;
  /** The layer whose colors it has, for the site's own style sheet. */
  layer?: string;
  /** The browser's by default. */
  fetch?: typeof fetch;
}

const empty: RequestState = {
  kind: 'form',
  values: emptyRequest,
  problems: [],
  notice: null,
  stamp: null,
};

/**
 * Where a visitor asks for an appointment: what happens next on the left, the form on the right, and the
 * receipt in its place once the server has it. It is whole without a script. Its texts are the pack
 * `contactRequests` of the site, else its own.
 */
export function RequestBand(props: RequestBandProps) {
  const { practice, topics, keptDays, state = empty, fee, layer, headingLevel = 2 } = props;
  const { locale, explicitLocale } = useSite();
  const pack = usePack<RequestMessages | undefined>('contactRequests');
  const messages = pack ?? requestMessages[locale];
  const policy = props.privacy ?? '/datenschutz';
  const privacy = explicitLocale ? withLanguage(policy, locale) : policy;
  const phone = <ContactLink phone={props.phone} />;
  const [before = '', after = ''] = messages.fee.split('{fee}');
  const [here, setHere] = useState<SentRequest | null>(null);
  const sent = here ?? (state.kind === 'sent' ? state : null);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (here) headline.current?.focus();
  }, [here]);
  const Heading = `h${headingLevel}` as const;
  const texts = messages.sent;
  return (
    // The address's treatment and the stamp are set before a visitor reaches the form.
    <section id="kontakt" className="pk-request" data-layer={layer} data-start-in-view="">
      {props.children}
      <header>
        <Heading ref={headline} tabIndex={-1}>
          {sent ? texts.headline : messages.headline}
        </Heading>
        <p className="pk-request-lead">
          {sent ? (
            texts[contactKind(sent.values.contact) ?? 'phone']
          ) : (
            <>
              {messages.lead}
              {fee ? (
                <>
                  {` ${before}`}
                  <strong>{fee}</strong>
                  {after}
                </>
              ) : null}
            </>
          )}
        </p>
      </header>
      {sent || state.kind === 'sent' ? (
        sent && (
          <Receipt sent={sent} messages={messages} locale={locale} topics={topics} phone={phone} />
        )
      ) : (
        <RequestForm
          state={state}
          messages={messages}
          locale={locale}
          practice={practice}
          phone={phone}
          topics={topics}
          keptDays={keptDays}
          privacy={privacy}
          fetcher={props.fetch ?? ((...asked) => fetch(...asked))}
          onSent={setHere}
        />
      )}
      <RequestSteps messages={messages} isSent={sent !== null} />
    </section>
  );
}

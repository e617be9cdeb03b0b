import type { RequestMessages } from '../messages/messages.ts';

interface RequestStepsProps {
  messages: RequestMessages;
  isSent: boolean;
}

/**
 * The next steps, on a ruler of working days. A page from memory knows no day, so that it counts them; the
 * marker is at the step that is due.
 */
export function RequestSteps({ messages, isSent }: RequestStepsProps) {
  const due = isSent ? 1 : 0;
  return (
    <ol className="pk-request-steps">
      {messages.steps.map((step, index) => {
        const { title, text } = isSent && index === 0 ? messages.asked : step;
        return (
          <li key={step.when} aria-current={index === due ? 'step' : undefined}>
            <span className="pk-request-day">{step.when}</span>
            <p className="pk-request-step">{title}</p>
            <p>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}

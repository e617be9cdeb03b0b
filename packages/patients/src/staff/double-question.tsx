import { useSite } from '@praxiskit/pages/react';
import { Button } from '@praxiskit/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { listName } from '../person-name.ts';
import type { PossibleDouble } from '../possible-double.ts';
import { numericDay } from './patient-facts.ts';
import { usePatientTexts } from './use-texts.ts';

export interface DoubleQuestionProps {
  doubles: readonly PossibleDouble[];
  /** One level below the heading around it. */
  heading: 'h2' | 'h3';
  onOpen: (id: string) => void;
  /** The question takes the focus: in place of a button that was pressed. */
  takesFocus?: boolean;
  /** They are different people. */
  onOther: () => void;
}

/** Asks whether the person is there already. */
export function DoubleQuestion(props: DoubleQuestionProps) {
  const { doubles, heading: Heading, takesFocus = false, onOpen, onOther } = props;
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) question.current?.focus();
  }, [takesFocus]);
  const { double, unnamed } = usePatientTexts();
  const { locale } = useSite();
  const id = useId();
  return (
    <section
      ref={question}
      className="pk-patients-double"
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <Heading id={id}>{double.title}</Heading>
      <p>{double.text}</p>
      <ul>
        {doubles.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{listName(one) || unnamed}</strong>{' '}
              {[one.birth_date ? numericDay(one.birth_date, locale) : null, one.phone, one.city]
                .filter(Boolean)
                .join(', ')}
            </span>
            <Button variant="secondary" onClick={() => onOpen(one.id)}>
              {double.open}
            </Button>
          </li>
        ))}
      </ul>
      <p className="pk-patients-other">
        <Button variant="secondary" onClick={onOther}>
          {double.other}
        </Button>
        <span className="pk-staff-quiet">{double.otherHelp}</span>
      </p>
    </section>
  );
}

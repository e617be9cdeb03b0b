import { useUser } from '@praxiskit/staff/react';
import { type Segment, segmentsOf } from './queries.ts';
import { useLetterTexts } from './use-texts.ts';

export interface SegmentChoiceProps {
  chosen: Segment;
  onChoose: (segment: Segment) => void;
}

/** Which letters the list has. */
export function SegmentChoice({ chosen, onChoose }: SegmentChoiceProps) {
  const letters = useLetterTexts();
  return (
    <fieldset className="pk-letters-segments">
      <legend className="sr-only">{letters.segmentsLabel}</legend>
      {segmentsOf(useUser()).map((segment) => (
        <label key={segment}>
          <input
            type="radio"
            name="letters-segment"
            className="sr-only"
            checked={segment === chosen}
            onChange={() => onChoose(segment)}
          />
          {letters.segments[segment]}
        </label>
      ))}
    </fieldset>
  );
}

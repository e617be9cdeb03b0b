import type { MemberWords } from '@praxiskit/staff/react';
import type { PracticeTexts } from './texts.ts';

/** Names of the members of the practice's hours, holidays and doctors. */
export const memberWords = (texts: PracticeTexts): MemberWords => ({
  names: {
    day: texts.day,
    opens: texts.opens,
    closes: texts.closes,
    date: texts.date,
    note: texts.note,
    hours: texts.hours,
    title: texts.doctorTitle,
    name: texts.doctorName,
    role: texts.role,
    from: texts.from,
    to: texts.to,
    text: texts.refusal,
  },
});

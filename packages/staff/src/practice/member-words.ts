import type { MemberWords } from '../columns/member-words.ts';
import type { StaffMessages } from '../messages/messages.ts';

/** What the members of the practice's hours, holidays and doctors are called. */
export const memberWords = (texts: StaffMessages['practice']): MemberWords => ({
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

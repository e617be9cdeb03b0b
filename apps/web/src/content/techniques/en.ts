import type { Technique, TechniqueText } from './technique.ts';

const examine = {
  title: 'Examining',
  text: 'We look at the skin, ask about illnesses and medicines and discuss what makes sense today.',
};

export const en: Record<Technique, TechniqueText> = {
  surface: {
    course: [
      examine,
      { title: 'Cleansing', text: 'Dead cells and sebum come off, the skin becomes receptive.' },
      { title: 'Treating', text: 'Active substances in a strength and time that suit your skin.' },
      { title: 'Protecting', text: 'Care and sun protection. You can go straight back to work.' },
    ],
    risks: [
      { term: 'Common', text: 'Redness and a feeling of tightness for a few hours.' },
      { term: 'Occasional', text: 'Dry, slightly flaking skin for two to three days.' },
      { term: 'Rare', text: 'Sensitivity to a substance, temporary spots.' },
      { term: 'Not with', text: 'Acute inflammation, cold sores, fresh sunburn.' },
    ],
    care: 'Please use no acids and no retinol for three days before. Afterwards sun protection factor 50 daily for a week, and no sauna for two days.',
    questions: [
      {
        question: 'Does it hurt?',
        answer: 'No. Some feel a slight tingling that stops after minutes.',
      },
      {
        question: 'How often does it make sense?',
        answer: 'That depends on your skin. We also tell you when a good cream is enough.',
      },
    ],
  },
  needle: {
    course: [
      examine,
      {
        title: 'Numbing',
        text: 'A cream is nearly always enough. It works while we prepare everything.',
      },
      {
        title: 'Treating',
        text: 'Fine needles, small amounts, field by field. You can ask for a pause at any time.',
      },
      { title: 'Calming', text: 'We cool, care and give you the advice for home.' },
    ],
    risks: [
      { term: 'Common', text: 'Redness, small puncture marks, swelling for one to three days.' },
      { term: 'Occasional', text: 'Bruises, dry skin, cold sores that flare up again.' },
      { term: 'Rare', text: 'Inflammation, sensitivity, temporary discolouration.' },
      { term: 'Very rare', text: 'Lumps or scars. We check and treat them.' },
      {
        term: 'Not with',
        text: 'Pregnancy and breastfeeding, clotting disorders, acute skin inflammation.',
      },
    ],
    care: 'Please take no blood thinners for a week before unless medically necessary; never stop prescribed medicines yourself. Afterwards no sport and no sauna for two days, no make-up on the first day.',
    questions: [
      {
        question: 'Does it hurt?',
        answer:
          'With the numbing cream it is a scratching and pressing that most people tolerate well.',
      },
      {
        question: 'Can people see that something was done?',
        answer: 'In the first days perhaps. Leave a week before important occasions.',
      },
      {
        question: 'How often must I come back?',
        answer: 'It usually takes several sessions. You get the plan in writing before we begin.',
      },
    ],
  },
  filler: {
    course: [
      {
        title: 'Preparing',
        text: 'We cleanse the skin, mark it and go through every spot with you once more.',
      },
      {
        title: 'Numbing',
        text: 'A cream is nearly always enough. The gel itself contains a local anaesthetic.',
      },
      {
        title: 'Treating',
        text: 'Mostly with a blunt cannula and in small amounts. You sit, so that we see what gravity does.',
      },
      {
        title: 'Looking',
        text: 'We cool, check the blood flow and look into the mirror together.',
      },
    ],
    risks: [
      {
        term: 'Common',
        text: 'Swelling, redness, pressure, bruises; they fade after three to ten days.',
      },
      {
        term: 'Occasional',
        text: 'Lumps that can be felt, slight unevenness, cold sores that flare up again.',
      },
      { term: 'Rare', text: 'Inflammation, encapsulation, sensitivity.' },
      {
        term: 'Very rare',
        text: 'Blocking of a vessel up to tissue damage or loss of sight. The antidote is at hand.',
      },
      {
        term: 'Not with',
        text: 'Pregnancy and breastfeeding, active autoimmune disease, infections, acute skin inflammation.',
      },
    ],
    care: 'Please take no blood thinners for a week before unless medically necessary; never stop prescribed medicines yourself. Afterwards no sport for two days, no sauna and no dental treatment for two weeks.',
    questions: [
      {
        question: 'Can people see that something was done?',
        answer: 'In the first days perhaps. After that they should see that you slept well.',
      },
      {
        question: 'Can it be undone?',
        answer: 'Yes, an enzyme dissolves the gel. That too is a treatment with risks of its own.',
      },
      {
        question: 'How often must I come back?',
        answer: 'For a check after two weeks. Everything else is your decision.',
      },
    ],
  },
  thread: {
    course: [
      { title: 'Planning', text: 'We mark the course of every thread while you sit and move.' },
      { title: 'Numbing', text: 'Locally, where the threads enter and run.' },
      { title: 'Placing', text: 'The threads lie under the skin and dissolve over months.' },
      { title: 'Looking', text: 'We compare both sides and cool.' },
    ],
    risks: [
      { term: 'Common', text: 'Swelling, pulling when chewing, bruises for one to two weeks.' },
      { term: 'Occasional', text: 'Dimples in the skin, uneven sides, threads that can be felt.' },
      { term: 'Rare', text: 'Inflammation, a thread that moves or comes through.' },
      { term: 'Very rare', text: 'Injury of a nerve or a salivary gland.' },
      {
        term: 'Not with',
        text: 'Pregnancy and breastfeeding, clotting disorders, acute infections.',
      },
    ],
    care: 'No facial massage and no dental treatment for three weeks, sleep on your back for one week, no sport for two weeks.',
    questions: [
      {
        question: 'Does it replace an operation?',
        answer: 'No. Where there is too much skin we tell you so and name other ways.',
      },
      {
        question: 'How long is the recovery?',
        answer: 'Allow a week in which something can be seen.',
      },
    ],
  },
  fat: {
    course: [
      {
        title: 'Measuring',
        text: 'We feel and measure the cushion and check whether the method fits at all.',
      },
      {
        title: 'Treating',
        text: 'Many small injections at a fixed distance, into fatty tissue only.',
      },
      { title: 'Cooling', text: 'The spot swells: that is part of the effect.' },
    ],
    risks: [
      { term: 'Common', text: 'Marked swelling, tenderness, numbness for one to three weeks.' },
      { term: 'Occasional', text: 'Bruises, hardening, unevenness.' },
      { term: 'Rare', text: 'Inflammation, difficulty swallowing after treatment under the chin.' },
      { term: 'Very rare', text: 'Tissue damage, temporary weakness of a facial nerve.' },
      {
        term: 'Not with',
        text: 'Pregnancy and breastfeeding, liver and thyroid disease, overweight as the cause.',
      },
    ],
    care: 'Plan three quiet days after the session. No sport for one week, no sauna for two.',
    questions: [
      {
        question: 'Will I lose weight?',
        answer: 'No. The method shapes small cushions; your weight stays as it is.',
      },
      {
        question: 'Does it last?',
        answer: 'Cells that are gone do not return, the others can grow.',
      },
    ],
  },
  muscle: {
    course: [
      { title: 'Watching', text: 'You talk, laugh, frown. We see which muscle does too much.' },
      {
        title: 'Marking',
        text: 'A few points that suit your expression and do not switch it off.',
      },
      { title: 'Treating', text: 'Fine needle, smallest amounts, a few minutes.' },
      {
        title: 'Checking',
        text: 'We look again after two weeks. Adding is easy, taking away is not.',
      },
    ],
    risks: [
      { term: 'Common', text: 'Small red spots and bruises, a slight headache.' },
      { term: 'Occasional', text: 'Uneven brows, a heavy forehead.' },
      { term: 'Rare', text: 'A drooping eyelid for some weeks, dry eyes.' },
      {
        term: 'Very rare',
        text: 'Trouble swallowing or speaking, allergic reaction. Please call at once.',
      },
      {
        term: 'Not with',
        text: 'Pregnancy and breastfeeding, muscle diseases, inflammation at the spot.',
      },
    ],
    care: 'Do not lie down or rub for four hours, no sport and no sauna for one day.',
    questions: [
      {
        question: 'Will my expression stay?',
        answer: 'That is our aim. We begin with the smallest amount that changes something.',
      },
      {
        question: 'When does it work?',
        answer: 'After three to fourteen days. The effect fades by itself after months.',
      },
    ],
  },
  infusion: {
    course: [
      {
        title: 'Reading blood values',
        text: 'No infusion without findings: only what is missing can be added.',
      },
      { title: 'Placing', text: 'A thin line into the vein of the arm.' },
      { title: 'Resting', text: 'The infusion runs slowly, somebody is always near you.' },
    ],
    risks: [
      { term: 'Common', text: 'A bruise at the puncture site, a feeling of warmth.' },
      { term: 'Occasional', text: 'Nausea, dizziness, headache; we then let it run more slowly.' },
      { term: 'Rare', text: 'Inflammation of the vein.' },
      { term: 'Very rare', text: 'Severe allergic reaction. We are equipped for it.' },
      { term: 'Not with', text: 'Weak kidneys, certain metabolic diseases, known sensitivity.' },
    ],
    care: 'Eat and drink as usual before. Afterwards please stay with us for a quarter of an hour.',
    questions: [
      {
        question: 'Do I need it?',
        answer:
          'Most people do not. Those who eat a balanced diet rarely lack anything; a look at the values settles it.',
      },
      {
        question: 'Does insurance pay?',
        answer: 'Only with a proven deficiency and a medical reason.',
      },
    ],
  },
};

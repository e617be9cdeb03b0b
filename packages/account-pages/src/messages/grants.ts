import { texts } from './text.ts';

/** Roles that wait until a second person confirms them. */
export const grants = texts(
  {
    title: 'Rollen bestätigen',
    description: 'Rollen, die auf eine zweite Person warten.',
    lead: 'Wer Briefe liest oder Benutzer verwaltet, bekommt diese Rolle von zwei Personen: Eine gibt sie, eine andere bestätigt sie. Bis dahin gilt sie nicht.',
    none: 'Es wartet nichts.',
    waitingOne: 'Eine Rolle wartet auf eine zweite Person.',
    waiting: '{count} Rollen warten auf eine zweite Person.',
    look: 'Nachsehen',
    given: 'Gegeben von {who}, {when}. Verfällt am {until}.',
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
    confirmFor: 'Bestätigen: {role} für {name}',
    refuseFor: 'Ablehnen: {role} für {name}',
    ownGiver: 'Sie haben diese Rolle gegeben. Bestätigen kann sie eine andere Person.',
    ownOwner: 'Es ist Ihr eigenes Konto. Darüber entscheidet eine andere Person.',
    check: 'Kennen Sie die Person, und gehört ihr diese Adresse? Sonst fragen Sie erst nach.',
    proof: 'Sie entscheiden mit Ihrem zweiten Schritt; wir fragen gleich danach.',
    factorMissing:
      'Bestätigen und ablehnen kann nur, wer einen zweiten Schritt eingerichtet hat. Ihrem Konto fehlt er noch.',
    done_confirm: 'Die Rolle ist bestätigt und gilt ab sofort.',
    done_refuse: 'Die Rolle ist abgelehnt; sie gilt nicht.',
  },
  {
    title: 'Confirm roles',
    description: 'Roles that wait for a second person.',
    lead: 'Who reads letters or manages users gets this role from two people: one gives it, another one confirms it. Until then it does not count.',
    none: 'Nothing waits.',
    waitingOne: 'One role waits for a second person.',
    waiting: '{count} roles wait for a second person.',
    look: 'Have a look',
    given: 'Given by {who}, {when}. Expires on {until}.',
    confirm: 'Confirm',
    refuse: 'Refuse',
    confirmFor: 'Confirm: {role} for {name}',
    refuseFor: 'Refuse: {role} for {name}',
    ownGiver: 'You have given this role. Another person can confirm it.',
    ownOwner: 'It is your own account. Another person decides about it.',
    check: 'Do you know this person, and is this address theirs? Otherwise ask first.',
    proof: 'You decide with your second step; we ask for it in a moment.',
    factorMissing:
      'Only those who have set up a second step confirm and refuse. Your account still lacks it.',
    done_confirm: 'The role is confirmed, and counts from now on.',
    done_refuse: 'The role is refused; it does not count.',
  },
);

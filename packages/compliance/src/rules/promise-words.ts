import { words } from './words.ts';

/** Nouns that may last without a promise: damage, and earlier treatments ('bleibende Füllstoffe'). */
const harm =
  /^\s+(?:\p{L}+\s+)?(?:schäd|schad|narbe|rötung|verfärb|schwellung|beschwerden|taub|verlust|lähm|füllstoff|filler|scar|damage|redness|discolor|swelling|numb|loss|make-?up|haarentfern|hair removal)/u;

export const lasting = words(
  [
    'dauerhaft~',
    'permanent~',
    'für immer',
    'lebenslang~',
    'ein leben lang',
    'endgültig~ (?:faltenfrei|glatt|weg|los|verschw|entfern|beseitig)~',
    'auf ewig',

    'ewig~ jugend~',
    'nie wieder…falten',
    'nie wieder falten',
    'bleibend~ (?:ergebnis~|erfolg~|wirkung~)',

    'forever',
    'for life',
    'lifelong',
    'everlasting',
    'never again',
    'lasts? a lifetime',
    'once and for all',
  ],
  { denial: 'around', mayBeAsked: true, unless: { after: harm } },
);

export const painless = words(
  [
    'schmerzfrei~',
    'schmerzlos~',
    'ohne(?: \\p{L}+)? schmerz~',
    'kein~ schmerz~',
    'tut(?: \\p{L}+)? nicht weh',
    'weh\\s*\\? (?:nein|überhaupt nicht|gar nicht|nicht)',
    'hurt\\s*\\? (?:no|not at all)',

    'risikofrei~',
    'risikolos~',
    'ohne(?: jed~| \\p{L}+)? risik~',
    'kein~ risik~',
    'null risik~',
    'gefahrlos~',

    'nebenwirkungsfrei~',
    'nebenwirkungslos~',
    'ohne(?: \\p{L}+)? nebenwirkung~',
    'kein~ nebenwirkung~',

    '(?:völlig|absolut|vollkommen|ganz|komplett|hundertprozentig) (?:sicher|harmlos|unbedenklich|ungefährlich)~',

    'pain-?free',
    'painless~',
    'without(?: any)? (?:pain|risks?|side effects?)',
    'no (?:pain|risks?|side effects?)',

    'side-effect-free',
    'risk-?free',
    '(?:completely|absolutely|totally|perfectly|100\\s?%) (?:safe|harmless)',
    'free of side effects',
    "does(?:n['’]t| not) hurt",
  ],
  {
    denial: 'of-clause',
    mayBeAsked: true,
    // A condition, not a promise; and 'ohne Schmerzmittel', 'kein Risikofaktor'.
    unless: {
      before:
        /(?:wenn|falls|sobald|solange|bis|sofern|if|unless|once|until|when)(?:\s+\p{L}+){0,3}\s+$/u,
      hit: /schmerzmittel|schmerzmedi|risikofaktor|risikogrupp|risikoarm|nebenwirkungsarm/u,
      // 'No risk is …' of a list, 'keine Risiken verschweigen'.
      after: /^\s+(?:ist gleich|ist null|is zero|verschweig|auslass|unerwähnt|is left|are left)/u,
    },
  },
);

export const everyone = words(
  [
    'für jede~ haut(?:typ~|bild~)?',
    'für all~ haut(?:typen|bilder)',
    'jeder haut(?:typ)?',
    'für (?:jed|all)~…geeignet~',

    'für (?:jede~|alle) geeignet',
    'bei (?:jede[mr]|allen) (?:wirksam|erfolgreich)~',
    'wirkt bei (?:jede[mr]|allen)',

    'eignet sich für (?:jede|alle)~(?: haut~)?',
    '(?:all|every) skin types?',
    'every skin',
    'for any skin(?: type)?',

    'suitable for (?:everyone|everybody|anyone|all)',
    'works (?:for|on) (?:everyone|everybody|anyone)',
  ],
  { denial: 'around', mayBeAsked: true },
);

export const guaranteed = words(
  [
    'garantiert~',
    'garantieren',
    'garantie~',
    '~garantie',
    '(?:wir|ihnen) versprechen',
    'versprechen (?:wir|ihnen)',

    'hundertprozentig~',
    '100\\s?%(?:ig~)? (?:erfolg~|wirk~|zufried~)',
    'mit sicherheit…(?:erfolg~|wirk~|ergebnis~)',

    '(?:wirkt|hilft) (?:immer|mit sicherheit|sicher)',
    'sicherer erfolg~',
    'erfolg ist (?:sicher|gewiss)',

    'ihre? (?:ausdruck|mimik|natürlichkeit) bleibt',
    'ihr gesicht bleibt (?:beweglich|natürlich|ausdrucksstark)',
    'your (?:expression|natural look) (?:stays|remains)',
    'your face (?:stays|remains) (?:mobile|natural|expressive)',
    'guarante~',
    'we promise',
    '100\\s?% (?:success|satisf|effective)~',
    'always works',
    'certain success',
  ],
  {
    denial: 'around',
    unless: {
      hit: /garantie(?:zeit|schein|fall)/u,
      before: /(?:übernehmen|geben|leisten) (?:wir )?(?:keine?n?)\s+$/u,
    },
  },
);

export const youth = words(
  [
    'verjüngung um(?: \\p{L}+| \\d+)? jahre',
    '(?:um )?(?:\\d+|~)(?:-\\d+)? jahre jünger',
    'sichtbar jünger',
    'jungbrunnen~',

    'jünger aussehen',
    'verjüngt~ (?:sie|ihre?~|die haut)',
    '(?:haut|zell)erneuerung~',
    'erneuerung (?:der|ihrer|von) haut',
    'erneuert (?:die|ihre) haut',
    '~wunder',
    'wunderm?~(?:mittel|waffe|spritze)',
    'zaubert~',

    'years younger',
    'look younger',
    'fountain of youth',
    'turns? back (?:the clock|time)',
    'miracle~',
    'renew~ (?:the|your) skin',
    'skin renewal',
    'rejuvenat~ (?:you|your)~…years',
    'erases? (?:wrinkles|years|all)~',
  ],
  {
    denial: 'around',
    mayBeAsked: true,
    unless: { hit: /^wunder(?:n|t)|^kein wunder|^nowunder/u, before: /kein\s+$/u },
  },
);

import { type Facts, type Locale, lintText, rules } from '@praxiskit/compliance';
import { describe, expect, it } from 'vitest';

interface Cases {
  /** Each is found by this rule. */
  breaches: string[];
  /** Each reads much like one, and is free of this rule. */
  nearMisses: string[];
  locale?: Locale;
  facts?: Facts;
}

/** By rule: what a competitor's lawyer would write about, and what an honest practice writes. */
const table: Record<string, Cases> = {
  'medicine-name': {
    breaches: [
      'Wir arbeiten mit BTX.',
      'Muskelrelaxans gegen Zornesfalten',
      'bo tox',
      'B.O.T.O.X.',
      'Bоtox mit kyrillischem o',
      'Faltenunterspritzung mit Botulinum Toxin Typ A',

      'Botox glättet Stirnfalten.',
      'Faltenbehandlung mit Botulinumtoxin',
      'BOTOX® vom Arzt',

      'Wir arbeiten mit Bo\u00adtox.',
      'Bo-Tox',
      'Bo\u2011tox',
      'B0tox',
      'Baby-Botox',
      'gebotoxt',
      'Botoxbehandlung',
      'Botulinum-Behandlungen',
      'B-Tox',
      'Ｂｏｔｏｘ',
      'Bo\u200btox',

      'Dysport oder Bocouture',
      'Die Fett-weg-Spritze mit Desoxycholsäure',
      'Desoxychols\u0061\u0308ure',
      'Injections of onabotulinumtoxinA',
      'Ask us about Ozempic.',
      'Abnehmen mit Semaglutid',
      'Wir verwenden kein Botox.',
      'Xeomin®-Preise',
      'Hylase löst das Gel auf.',
    ],
    nearMisses: [
      'The bottom to explore',
      'Er bot Oxalat an.',

      'Ein Wirkstoff nimmt Muskeln einen Teil ihrer Kraft.',
      'Faltenbehandlung am Muskel',
      'Juvéderm und Restylane sind Medizinprodukte.',
      'Radiesse',
      'Boten des Körpers',

      'nicht nach einem Botulismus',
      'Detox für die Haut',
      'Ein Enzym löst das Gel wieder auf.',
      'Nicht bei Behandlung mit Isotretinoin.',
      'robotic surgery',
      'The bottom of x-rays.',
    ],
  },
  'lasting-result': {
    breaches: [
      'Das Ergebnis hält dauerhaft und sieht natürlich aus.',
      'Eine dauerhafte Glättung.',
      'Nicht nur dauerhaft, auch schnell.',
      'Für immer glatte Haut',
      'lebenslange Wirkung',
      'dauer\u00adhaft',
      'Endgültig faltenfrei',
      'Nie wieder Falten!',
      'Permanent results.',
      'It lasts forever.',
      'Hält es dauerhaft? Ja, für Jahre.',
      'Once and for all',
    ],
    nearMisses: [
      'Das Ergebnis ist nicht dauerhaft.',
      'Ihr Konto wird endgültig gelöscht.',
      'Es hält nicht für immer.',
      'Dauerhaft ist das nicht.',

      'Keine Wirkung bleibt für immer.',
      'Sehr selten: dauerhafte Rötung.',
      'frühere permanente Füllstoffe',

      'Ist das dauerhaft? Nein.',
      'The effect is not permanent.',
      'permanent make-up',
      'Dauer: 30 Minuten',
      'Nothing lasts forever.',
      'earlier permanent fillers',
    ],
  },
  'no-risk': {
    breaches: [
      'Faltenfrei ohne OP und ohne Risiken.',
      'Keine Ausfallzeit, kein Risiko.',
      'Side-effect-free',

      'Die Behandlung ist schmerzfrei.',
      'ohne Risiko',
      'Ohne jedes Risiko!',
      'risikofrei',
      'völlig harmlos',

      'Es gibt keine Nebenwirkungen.',
      'Kein Risiko.',
      'nebenwirkungs\u00adfrei',
      'Ohne Schmerzen zum Ergebnis',

      'Tut es weh? Nein.',
      'Es tut nicht weh.',
      'painless',
      'without any risk',
      'pain\u2011free',
      'absolutely safe',
      'No side effects.',
      'Does it hurt? No.',
      'It does not hurt.',
    ],
    nearMisses: [
      'Kein Risiko ist gleich null.',
      'Nehmen Sie keine Schmerzmittel.',

      'Keine Behandlung ist ohne Risiken und Nebenwirkungen.',

      'Keine Behandlung ist ohne Risiko.',
      'Nicht ganz schmerzfrei.',
      'Wenn Sie keine Schmerzen haben, gehen Sie nach Hause.',

      'Tut es weh?',
      'Ist es schmerzfrei?',
      'ohne Schmerzmittel',
      'Rauchen ist kein Risikofaktor.',
      'No treatment is without risk.',
      'not painless',
      'If you have no pain, you may go home.',

      'Sie können sicher sein, dass wir nachsehen.',
      'Das Risiko ist gering.',
      'Manche spüren kaum Schmerzen.',
    ],
  },
  'for-everyone': {
    breaches: [
      'Die Behandlung eignet sich für jede Haut.',
      'für alle Hauttypen',
      'Für jeden geeignet.',
      'für jeden Hauttyp',

      'Suitable for everyone.',
      'It works for everyone.',
      'for every skin type',
      'Wirkt bei jedem.',
    ],
    nearMisses: [
      'Nicht für jede Haut.',
      'Die Behandlung ist nicht für alle geeignet.',
      'Für jeden Besuch eine Karte.',

      'Die Tiefe stellen wir für jede Region ein.',
      'not suitable for everyone',
      'Für jede Haut?',
      'Nothing is suitable for everyone.',
      'We see every patient ourselves.',
    ],
  },
  'promise-of-success': {
    breaches: [
      'Garantiert glatte Haut.',
      'Wir garantieren ein Ergebnis.',
      'Zufriedenheitsgarantie',
      'Erfolgsgarantie',

      '100 % Erfolg',
      'Wirkt immer.',
      'Wir versprechen Ihnen ein Strahlen.',
      'guaranteed results',
      'We promise.',
      'Garantiert keine Falten.',
      'Der Erfolg ist sicher.',
      'Ihr Ausdruck bleibt.',
      'Your expression stays.',
      'Ihr Gesicht bleibt beweglich.',
    ],
    nearMisses: [
      'Wir versprechen nichts.',

      'Garantiezeiten des Geräts',

      'Keine Garantie für ein Ergebnis.',
      'Eine Garantie gibt es nicht.',
      'Kein Arzt kann einen Erfolg garantieren.',

      'Wir können nichts garantieren.',
      'We cannot guarantee a result.',
      'Das versprechen wir nicht.',
      'damit Ihr Gesicht möglichst beweglich bleibt',
      'Es wirkt nicht immer.',
      'Ein sicherer Ort',
      'No result is guaranteed.',
    ],
  },
  rejuvenation: {
    breaches: [
      'Verjüngung um Jahre',
      'zehn Jahre jünger',
      'Sichtbar jünger.',
      'Hauterneuerung',
      'Ein Jungbrunnen',

      'Verjüngt Ihre Haut.',
      'years younger',
      'turns back time',
      'Renew your skin',
      'Das Hautwunder',
    ],
    nearMisses: [
      'Handverjüngung',
      'Hand rejuvenation',
      'Jünger macht das niemanden.',
      'Ein Wunder ist es nicht.',

      'Wundern Sie sich nicht über die Schwellung.',
      'Patienten unter 18 Jahren',
      'in younger years',
    ],
  },
  superlative: {
    breaches: [
      'Die sanfteste Methode',
      'Das innovativste Verfahren',
      'Unsere Praxis ist führend in Thüringen',
      'Best in town',
      'the safest treatment',

      'Die beste Praxis in Weimar.',
      'Unsere besten Ergebnisse',
      'die Nummer 1',
      'Nr. 1 in Thüringen',
      'weltbeste Technik',

      'führende Praxis für Haut',
      'Modernste Geräte',
      'einzigartig in Weimar',
      'Spitzenmedizin',
      'the best results',

      'Unrivaled',
      'state\u2011of\u2011the\u2011art devices',
      'Our unique method',
      'the leading clinic',
    ],
    nearMisses: [
      'das ist das Beste, was wir tun können',

      'Die besten Belege gibt es für die Zornesfalte.',
      'The best studied treatment is sun protection.',
      'Die erste Behandlung',
      'Die nächste Behandlung',
      'Das ist einzigartig wie Ihr Fingerabdruck.',
      'Choose a unique password.',
      'A state-of-the-art review found little.',

      'Am besten erst am nächsten Tag.',
      'Mit besten Grüßen',
      'nach bestem Wissen',
      'Linie 1 bis Musterplatz',

      'Best not before the next day.',
      'ein Nein die bessere Behandlung ist',
      'Wir sind nicht die besten.',

      'With the best wishes',
      'Bestandteil',
      'Haus Nummer 1',
      'Nr. 12',
      'Bestellen Sie einen Termin.',
    ],
  },
  'all-risks': {
    breaches: [
      'Hier stehen alle Risiken.',
      'sämtliche Nebenwirkungen',
      'Die vollständigen Risiken',
      'All risks are listed here.',
      'Every side effect',
    ],
    nearMisses: [
      'Nicht alle Risiken stehen hier.',
      'die wichtigsten Risiken',
      'Wir sprechen über alle Risiken.',
      'not all risks',
      'Alle Fragen beantworten wir.',
    ],
  },
  'before-after': {
    breaches: [
      'Vorher - Nachher Galerie',
      'Bilder vor und nach der Behandlung',

      'Vorher-Nachher-Bilder',
      'Vorher/Nachher',
      'vorher und nachher im Vergleich',
      'Before and after photos',
      'before/after',
      'Vorher\u2011nachher',
    ],
    nearMisses: [
      'Fotos vor und nach der Behandlung legen wir in Ihre Akte.',

      'Before and after',
      'Davor und danach',
      'Eine Woche vorher keine Säuren.',
      'Care before and after treatment',
      'Wir zeigen keine Vorher-Nachher-Bilder.',
    ],
  },
  testimonial: {
    breaches: [
      'Unsere Patienten lieben uns.',

      'Das sagen unsere Patienten',
      'Patientenstimmen',
      'Fünf Sterne bei Google',
      'Erfahrungsberichte',
      'What our patients say',
      'testimonials',
      'zufriedene Patientinnen',
    ],
    nearMisses: [
      'Wir fragen Patientinnen nach ihrer Meinung.',
      'Wir zeigen keine Patientenstimmen.',
      'Aus ärztlicher Erfahrung',
      'a satisfied smile',
      'unter fünf Punkten',
    ],
  },
  'expert-recommendation': {
    breaches: [
      'von Dermatologen empfohlen',
      'Von führenden Experten bestätigt',
      'Stars schwören darauf.',
      'recommended by doctors',
      'dermatologist\u2011approved',
    ],
    nearMisses: [
      'Wir empfehlen Lichtschutz.',
      'nicht von Ärzten empfohlen',
      'Ärzte fragen danach.',
      'Your doctor recommends a break.',
    ],
  },
  fear: {
    breaches: [
      'Handeln Sie, bevor es zu spät ist.',
      'Warten Sie nicht länger.',
      'Ohne Behandlung wird es schlimmer.',
      'hässliche Falten',
      'Don’t wait until it shows.',
      'ugly lines',
    ],
    nearMisses: [
      'Warten Sie nicht auf die Antwort, rufen Sie 112.',

      'Warten ist immer möglich.',
      'Zu spät zum Termin? Rufen Sie an.',
      'Nichts tun ist auch eine Wahl.',
      'It is never too late to ask.',
      'Bei einer Rosazea im Schub warten wir ab.',
    ],
  },
  youth: {
    breaches: [
      'Für Jugendliche',
      'Schön zum Abiball',
      'schon ab 16',
      'ab 16 Jahren',
      'Schülerrabatt',
      'for teenagers',
      'Teen special',
    ],
    nearMisses: [
      'Für Kinder gibt es eine Spielecke.',

      'Unter 18 Jahren behandeln wir nicht.',
      'Für Jugendliche ist die Behandlung nicht gedacht.',
      'ab 16 Uhr',
      'ab 15 €',
      'ab 18 Jahren',
      'We do not treat anyone under 18.',
      'not for teenagers',
      'ab 10 ml',
    ],
  },
  messenger: {
    breaches: [
      'Schreiben Sie uns auf WhatsApp.',
      'Whats App: 0170',
      'per Telegram',
      'via Instagram',
      'WhatsApp\u00adGruppe',
    ],
    nearMisses: [
      'Bitte nicht per WhatsApp.',
      'Wir nutzen kein WhatsApp.',
      'Wie auf einem Telegrammformular',
      'Boten und Messenger-RNA',
    ],
  },
  'free-advice': {
    breaches: [
      'Kostenlose Beratung',
      'kostenfreies Erstgespräch',
      'Die Beratung ist kostenlos.',
      'Free consultation',
      'Gratis-Hautanalyse',
      'Our consultations are free of charge.',
    ],
    nearMisses: [
      'Die Beratung ist nicht kostenlos.',
      'kostenloser Parkplatz',
      'Feel free to ask for a consultation.',
      'unverbindliche Beratung',
      'Keine kostenlose Beratung',
      'free of active acne',
    ],
  },
  discount: {
    breaches: [
      'Das Rundum-sorglos-Paket',
      'Book now and save 20%',

      '20 % Rabatt',
      'Frühlingsaktion',
      'Sommer-Special',
      'nur noch heute',
      'Gutscheine',
      'Kur mit vier Terminen',
      'im Paket',
      'statt 200 €',

      '20 % günstiger',
      'Black Friday',
      'gift cards',
      'course of four',
      '30% off',
      'limited-time offer',
      'Kombipaket',
      'Lust auf Rabatt?',
      'Zwei zum Preis von einer',
    ],
    nearMisses: [
      'Ab dem zweiten Tag ist Sport erlaubt.',
      'The effect is not a bargain.',

      'Ein Nachlass der Schwellung ist nach drei Tagen zu erwarten.',
      'Das Paket liegt im Sekretariat.',

      'Hautspecial',
      'Skin special',
      'keine Rabatte',
      'Gibt es Rabatt?',
      'Wir geben keine Gutscheine aus.',
      'course of treatment',
      'Nachlassen der Wirkung',
      'of course',

      'Aktion der Muskeln',
      '20 % der Haut',
      'no discounts',
      'a course of antibiotics',
      'The effect wears off.',
      'Kurze Termine',
    ],
  },
  'price-without-from': {
    breaches: [
      'Aktion: Hyaluron 199,- €',
      'Hydrafacial 99.- Euro',

      'Die Behandlung kostet 250 €.',
      '250,00 Euro',
      'Preis: 1.200 €',
      'It costs €250.',
      '250 EUR je Sitzung',
      'kostet 250\u00a0€',
    ],
    nearMisses: [
      'ab 50 €',
      'ab\u00a050\u00a0€',
      'from €50',
      'zwischen 190 und 290 €',
      '190–290 €',
      'von 190 bis 290 €',
      'Parkhaus: 2 € je Stunde',
      'starting at €90',
      'ab ca. 250 €',
      'mehr als 50 Euro',
      'Preise in Euro',
    ],
  },
  'fixed-price': {
    breaches: [
      'Festpreis',
      'zum Pauschalpreis',
      'Behandlungspauschale',
      'All-inclusive',
      'a flat fee',
    ],
    nearMisses: [
      'Es gibt keine Pauschalen.',
      'Das lässt sich nicht pauschal sagen.',
      'no fixed prices',
      'flache Narben',
      'Einen Festpreis gibt es nicht.',
    ],
  },
  'facts-contradict': {
    facts: {
      depth_min: 0.5,
      depth_max: 1.5,
      duration_minutes: 60,
      sessions_min: 3,
      sessions_max: 4,
      downtime_days_min: 2,
      downtime_days_max: 3,
      prices: [190, 290],
      lasts_de: 'acht bis zwölf Monate',
      lasts_en: 'eight to twelve months',
    },
    breaches: [
      'Zwei Sitzungen genügen.',
      'fünf bis sechs Behandlungen',
      'Nur eine Sitzung ist nötig.',
      'five sessions',
      'Keine Ausfallzeit!',

      'Die Ausfallzeit beträgt eine Woche.',
      'In 2 mm Tiefe',
      'Die Behandlung dauert 30 Minuten.',
      'a session takes 45 minutes',
      'ab 180 €',
      'Das Ergebnis hält zwei Jahre.',
      'It lasts three months.',
      'No downtime.',
      'ab 150 Euro',
    ],
    nearMisses: [
      'Drei bis vier Sitzungen',
      '3–4 sessions',
      'in einer Sitzung',
      'zwei bis drei Tage Ausfallzeit',
      'In 0,5–1,5 mm Tiefe',
      'ab 190 €',

      'Die Behandlung dauert eine Stunde.',
      'Das Ergebnis hält etwa zehn Monate.',
      'Einwirken: 20 Minuten',
      'Eine Auffrischung im Jahr, zwei Behandlungen',

      'in the last six months',
      'nach zwei Wochen',
      'Eine Nadel von 2 mm',
      'Nach der zweiten Sitzung',
    ],
  },
  'no-break-space': {
    breaches: [
      '60 Minuten',
      '§ 5 GOÄ',
      '§\u00a05 DDG',
      '§§\u00a0630f BGB',
      'Art.\u00a06 (1) DSGVO',
      '§\u00a025 Abs.\u00a02 TDDDG',
      'Art.\u00a09 Abs.\u00a02 h DSGVO',
      '0,5 ml Gel',
      '50 €',
      'Art. 13',
      'z. B. Sonne',
      'alle 30 Sekunden',
      'bis {time} Uhr',
      'noch {n} Std.',
      '{count} days',
    ],
    nearMisses: [
      '60\u00a0Minuten',
      '§\u00a05',
      '§\u00a05\u00a0DDG',
      '§\u00a05 Die Praxis',
      '0,5\u00a0ml',
      '112 wählen',
      'zwei Wochen',
      'z.\u00a0B. Sonne',
      'bis {time}\u00a0Uhr',
      '{name} heute',
      '{from} {to}',
      'Abs.\u00a02 h DSGVO',
    ],
  },
  'american-english': {
    locale: 'en',
    breaches: [
      'millimetres',
      'The colour',
      'local anaesthesia',
      'randomised',
      'Our practise',
      'Centre',
    ],
    nearMisses: [
      'millimeters',
      'color',
      'specialist',
      'practice',
      'randomized',
      'organism',
      'analyses',
      'geometry',
    ],
  },
};

const found = (rule: string, text: string, { locale = 'de', facts = {} }: Cases) =>
  lintText(text, { locale, facts, rules: rules.filter(({ id }) => id === rule) });

describe('rules', () => {
  it('each rule has planted breaches and near misses', () => {
    expect(Object.keys(table).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  describe.each(Object.entries(table))('%s', (rule, cases) => {
    it.each(cases.breaches)('finds %j', (text) => {
      expect(found(rule, text, cases)).not.toEqual([]);
    });
    it.each(cases.nearMisses)('leaves %j', (text) => {
      expect(found(rule, text, cases)).toEqual([]);
    });
  });

  it('a rule of law names its paragraph, its source and one sentence why, in both languages', () => {
    for (const { id, kind, law, message, advice } of rules) {
      expect(law === null, id).toBe(kind === 'advice');
      if (law) expect(`${law.de} ${law.en}`, id).toMatch(/^(§|Art\.)\u00a0\d.* (§|Art\.)\u00a0\d/);
      if (law)
        expect(law.source, id).toMatch(
          /^https:\/\/(www\.gesetze-im-internet\.de|eur-lex\.europa\.eu)\//,
        );
      for (const text of [message.de, message.en, advice.de, advice.en])
        expect(text, id).toMatch(/^\p{Lu}.*[.”]$/u);
      expect(message.de, id).not.toBe(message.en);
    }
  });
});

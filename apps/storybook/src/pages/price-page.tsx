import {
  Alert,
  Breadcrumbs,
  Button,
  FactBox,
  LanguageSwitch,
  Link,
  OpeningHours,
  type PriceGroup,
  PriceTable,
  SkipLink,
} from '@praxiskit/ui-kit';

type Say = (german: string, english: string) => string;

const groupsIn = (say: Say): PriceGroup[] => [
  {
    id: 'first',
    title: say('Erster Besuch', 'First visit'),
    note: say('vor jeder Behandlung', 'before any treatment'),
    items: [
      {
        id: 'consultation',
        label: say('Beratung und Untersuchung', 'Consultation and examination'),
        note: say('45 Minuten', '45 minutes'),
        amount: '60.00',
      },
      { id: 'plan', label: say('Schriftlicher Plan', 'Written plan'), amount: null },
    ],
  },
  {
    id: 'laser',
    title: say('Laser', 'Laser'),
    note: say('je Sitzung', 'per session'),
    items: [
      {
        id: 'spots',
        label: say('Pigmentflecken', 'Pigment spots'),
        amount: '120.00',
        isFrom: true,
      },
      {
        id: 'vessels',
        label: say('Besenreiser und erweiterte Äderchen', 'Spider veins and dilated vessels'),
        amount: '140.00',
        isFrom: true,
      },
      {
        id: 'scars',
        label: say(
          'Narbenbehandlung, fraktioniert, mit örtlicher Betäubung',
          'Scars, fractional, with a local anesthetic',
        ),
        amount: '1280.50',
        isFrom: true,
      },
    ],
  },
  {
    id: 'care',
    title: say('Pflege', 'Care'),
    items: [
      {
        id: 'peeling',
        label: say('Fruchtsäurepeeling', 'Fruit acid peel'),
        amount: '89.00',
        isFrom: true,
      },
      { id: 'check', label: say('Kontrolle nach zwei Wochen', 'Checkup'), amount: null },
    ],
  },
];

/** Texts and figures are the practice's own. All components are the kit's. */
export function PricePage({ language }: { language: 'de' | 'en' }) {
  const say: Say = (german, english) => (language === 'de' ? german : english);
  return (
    <div className="bg-paper text-ink">
      <SkipLink />
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-b border-line px-6 py-3 md:px-12">
        <Link href="#home" variant="plain" className="text-title font-extralight">
          Hautpraxis am Park
        </Link>
        <LanguageSwitch
          current={language}
          choices={[
            { locale: 'de', name: 'Deutsch', href: '#de' },
            { locale: 'en', name: 'English', href: '#en' },
          ]}
        />
      </header>
      <main id="content" className="mx-auto grid max-w-6xl gap-12 px-6 py-8 md:px-12 md:py-12">
        <div className="grid gap-6">
          <Breadcrumbs
            items={[
              { text: say('Start', 'Home'), href: '#home' },
              { text: say('Preise', 'Prices'), href: '#prices' },
            ]}
          />
          <h1 className="text-display-s font-[225] tracking-[-0.02em] md:text-display-m">
            {say('Was es kostet', 'What it costs')}
          </h1>
          <p className="max-w-2xl text-lead">
            {say(
              'Alle Preise gelten seit dem 1. November 2026. Abgerechnet wird nach der Gebührenordnung für Ärzte; was Ihre Behandlung kostet, steht vorher in Ihrem Plan.',
              'All prices hold since November 1, 2026. We bill by the German fee schedule for physicians; what your treatment costs stands in your plan beforehand.',
            )}
          </p>
        </div>
        <div className="grid gap-12 md:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)] md:gap-16">
          <PriceTable groups={groupsIn(say)} />
          <div className="grid content-start gap-8">
            <FactBox
              title={say('Vor dem ersten Termin', 'Before your first visit')}
              facts={[
                { term: say('Dauer', 'Takes'), value: say('45 Minuten', '45 minutes') },
                { term: say('Kosten', 'Costs'), value: say('60 €', '€60') },
                {
                  term: say('Absage', 'Cancelling'),
                  value: say('bis 24 Stunden vorher', 'until 24 hours before'),
                },
              ]}
            >
              <Button>{say('Termin anfragen', 'Request a visit')}</Button>
            </FactBox>
            <Alert>
              {say(
                'Vom 24. Dezember bis 1. Januar ist die Praxis geschlossen.',
                'The practice is closed from December 24 to January 1.',
              )}
            </Alert>
            <section className="grid gap-4">
              <h2 className="text-name font-[350]">{say('Sprechzeiten', 'Hours')}</h2>
              <OpeningHours
                hours={[
                  { day: 1, opens: '09:00', closes: '18:00' },
                  { day: 2, opens: '09:00', closes: '13:00' },
                  { day: 4, opens: '09:00', closes: '20:00' },
                ]}
              />
            </section>
          </div>
        </div>
      </main>
      <footer className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line px-6 py-6 text-small md:px-12">
        <span>Hautpraxis am Park, Musterweg 3, 99423 Weimar</span>
        <Link href="#imprint">{say('Impressum', 'Imprint')}</Link>
        <Link href="#privacy">{say('Datenschutz', 'Privacy')}</Link>
      </footer>
    </div>
  );
}

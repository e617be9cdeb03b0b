import { TypeLine } from './type-scale.tsx';

/** A headline, a lead and a paragraph, as a page has them. */
export const TypeSpecimen = () => (
  <div className="sb-unstyled border-t border-line pb-12" lang="de">
    <div className="border-b border-hairline py-6">
      <p className="text-[clamp(2.5rem,9vw,7.75rem)] leading-[0.96] font-[225] tracking-[-0.04em]">
        Eine Frage
        <br />
        von Millimetern.
      </p>
    </div>
    <dl>
      <TypeLine name="lead">
        {(ref) => (
          <p ref={ref} className="max-w-[34em] text-lead">
            Im Gesicht ist Ihre Haut kaum zwei Millimeter dick. Jede Behandlung wirkt in ihrer
            eigenen Tiefe. Wir sagen Ihnen, in welcher, und wann es keine braucht.
          </p>
        )}
      </TypeLine>
      <TypeLine name="body">
        {(ref) => (
          <p ref={ref} className="max-w-[37em] text-body">
            Hyaluronsäure ist ein Stoff, den die Haut selbst bildet. Als Gel stützt sie dort, wo
            etwas fehlt, und bindet Wasser in ihrer Umgebung. Meist genügt eine Behandlung von 60
            Minuten; die Kontrolluntersuchung nach vierzehn Tagen ist im Preis ab 320 € enthalten.
            Nebenwirkungen, Gegenanzeigen und die Einwilligungserklärung besprechen wir vorher, in
            Ruhe und schriftlich.
          </p>
        )}
      </TypeLine>
    </dl>
  </div>
);

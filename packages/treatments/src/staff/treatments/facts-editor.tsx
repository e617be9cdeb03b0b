import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  BilingualMember,
  JsonClash,
  type JsonDraft,
  JsonNote,
  useJsonDraft,
} from '@praxiskit/staff/react';
import { Checkbox, Field, Input, RangeRuler, Select, useUiKitTexts } from '@praxiskit/ui-kit';
import { layers, type TreatmentFacts } from '../../treatment.ts';
import { useTreatmentTexts } from '../use-texts.ts';

/** The numbers of a new treatment: none is entered yet. */
export const firstFacts: TreatmentFacts = {
  layer: 'oberhaut',
  depth_min: null,
  depth_max: null,
  duration_minutes: null,
  sessions_min: null,
  sessions_max: null,
  interval_days: null,
  check_days: null,
  downtime_days_min: null,
  downtime_days_max: null,
  onset_days_min: null,
  onset_days_max: null,
  signs_de: '',
  signs_en: '',
  lasts_de: '',
  lasts_en: '',
};

const numbers = [
  'duration_minutes',
  'sessions_min',
  'sessions_max',
  'interval_days',
  'check_days',
  'downtime_days_min',
  'downtime_days_max',
  'onset_days_min',
  'onset_days_max',
] as const;

/** The greater of two numbers is not the smaller one. Which are needed is asked for before publishing. */
const isInOrder = (facts: TreatmentFacts): boolean =>
  (['sessions', 'downtime_days', 'onset_days'] as const).every((name) => {
    const [least, most] = [facts[`${name}_min`], facts[`${name}_max`]];
    return least === null || most === null || least <= most;
  });

/** The facts of a treatment as both parts of its editor have them: what is incomplete in one is so in both. */
export function useFacts(record: ModelRecord): JsonDraft<TreatmentFacts> {
  const treatments = useTreatmentTexts();
  return useJsonDraft(record, 'facts', firstFacts, (facts) =>
    isInOrder(facts) ? null : treatments.wrongNumbers,
  );
}

export interface FactsProps {
  draft: JsonDraft<TreatmentFacts>;
}

/** How deep a treatment reaches, in large figures and on its scale. */
export function DepthBar({ draft }: FactsProps) {
  const treatments = useTreatmentTexts();
  const { locale } = useUiKitTexts();
  const texts = treatments.facts;
  const { value: facts, set } = draft;
  const { depth_min: least, depth_max: most } = facts;
  const figure = (value: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
  const shown =
    least === null
      ? treatments.noDepth
      : [...new Set([least, most ?? least])].map(figure).join('–');
  return (
    <div className="pk-staff-depth" data-strip={facts.layer}>
      <p>
        {texts.depth}
        <strong className="pk-staff-figure">
          {shown}
          {least === null ? null : <small> mm</small>}
        </strong>
      </p>
      {least === null ? null : (
        <RangeRuler
          label={texts.depth}
          max={10}
          value={[least, most ?? least]}
          handles={[texts.least, texts.most]}
          format={(value) => `${figure(value)} ${texts.depthUnit}`}
          onChange={([min, max]) => set({ ...facts, depth_min: min, depth_max: max })}
        />
      )}
      <Checkbox
        label={texts.measured}
        checked={least !== null}
        onChange={({ currentTarget }) => {
          const depth = currentTarget.checked ? 1 : null;
          set({ ...facts, depth_min: depth, depth_max: depth });
        }}
      />
    </div>
  );
}

/** The facts that visitors compare: sessions and days as numbers, visible effect and duration in words. */
export function FactsEditor({ draft }: FactsProps) {
  const treatments = useTreatmentTexts();
  const texts = treatments.facts;
  const facts = draft.value;
  const patch = (values: Partial<TreatmentFacts>) => draft.set({ ...facts, ...values });
  const member = { value: facts, onChange: patch, way: 'facts' };
  return (
    <>
      <div className="pk-staff-numbers" id={draft.id} tabIndex={-1}>
        <Field label={texts.layer}>
          <Select
            name="facts.layer"
            value={facts.layer}
            onChange={({ currentTarget }) =>
              patch({ layer: layers.find((layer) => layer === currentTarget.value) ?? facts.layer })
            }
          >
            <LayerOptions />
          </Select>
        </Field>
        {numbers.map((name) => (
          <Field key={name} label={name === 'duration_minutes' ? texts.duration : texts[name]}>
            <Input
              name={`facts.${name}`}
              inputMode="numeric"
              value={String(facts[name] ?? '')}
              onChange={({ currentTarget }) => {
                const number = numberOf(currentTarget.value);
                if (number !== undefined) patch({ [name]: number });
              }}
            />
          </Field>
        ))}
      </div>
      <p className="pk-staff-small">{treatments.numbersHelp}</p>
      <BilingualMember {...member} name="signs" label={texts.signs} />
      <BilingualMember {...member} name="lasts" label={texts.lasts} />
      <p>
        <JsonNote draft={draft} />
      </p>
      <JsonClash draft={draft} name="facts" />
    </>
  );
}

/** The layers of the skin, from the surface down, for a `Select`. */
export function LayerOptions() {
  const treatments = useTreatmentTexts();
  return layers.map((layer) => (
    <option key={layer} value={layer}>
      {treatments.layers[layer]}
    </option>
  ));
}

/** Null where nothing is entered; undefined for what is no number, which leaves the field as it was. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}

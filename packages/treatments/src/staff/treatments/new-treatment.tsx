import type { ModelRecord } from '@praxiskit/record-model/client';
import { NameDialog, type NameDialogProps, slugOf } from '@praxiskit/staff/react';
import { Field, Select } from '@praxiskit/ui-kit';
import { useTreatmentTexts } from '../use-texts.ts';
import { firstFacts, LayerOptions } from './facts-editor.tsx';

export interface NewTreatmentProps extends Pick<NameDialogProps, 'isOpen' | 'onClose'> {
  /** Its place among the others: the last. */
  position: number;
  onCreated: (record: ModelRecord) => void;
}

/** A treatment with its two names and its layer, by which it has its place; nothing else is said of it yet. */
export function NewTreatment({ position, ...dialog }: NewTreatmentProps) {
  const treatments = useTreatmentTexts();
  return (
    <NameDialog
      {...dialog}
      title={treatments.add}
      help={treatments.createHelp}
      view="treatments"
      valuesOf={(names, form) => ({
        ...names,
        slug: slugOf(names.name_de),
        position,
        active: true,
        facts: { ...firstFacts, layer: String(form.get('layer')) },
        summary_de: '',
        summary_en: '',
        body_de: '',
        body_en: '',
      })}
    >
      <Field label={treatments.facts.layer} isRequired>
        <Select name="layer" defaultValue="">
          <option value="">{treatments.chooseLayer}</option>
          <LayerOptions />
        </Select>
      </Field>
    </NameDialog>
  );
}

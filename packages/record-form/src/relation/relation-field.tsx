import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField, useRelated } from '@praxiskit/record-model/react';
import { Alert, Button, Checkbox, CheckboxGroup, Field, Input, Select } from '@praxiskit/ui-kit';
import { type ReactNode, useEffect } from 'react';
import { useFieldId } from '../form-scope.ts';
import { formMessages } from '../messages.ts';
import { recordLabel } from './record-label.ts';
import { type ChoiceOptions, useChoices } from './use-choices.ts';

interface RelationFieldProps extends ChoiceOptions {
  record: ModelRecord;
  /** The relation, by its name on the wire. */
  name: string;
  label?: ReactNode;
  help?: ReactNode;
}

/** The related records: one of them in a select, or several as checkboxes. */
export function RelationField(props: RelationFieldProps) {
  const type = props.record.view.definition.relations[props.name]?.type;
  if (type === 'belongsTo') return <OneOf {...props} />;
  return type === 'belongsToMany' ? <AnyOf {...props} /> : <Shown {...props} />;
}

function OneOf({ record, name, label, help, ...options }: RelationFieldProps) {
  const key = record.view.definition.relations[name]?.foreignKey ?? name;
  const { value, readOnly, required, fieldProps } = useField(record, key);
  const { choices, related, ...list } = useChoices(record, name, options);
  const current = Array.isArray(related) ? null : (related as ModelRecord | null | undefined);
  const chosen = choices.find(
    (choice) => choice.record === current || choice.record.get('id') === value,
  );
  useIncluded(record, name, list.status === 'ready' && value !== null && !chosen);
  const id = useFieldId(record, key);
  const frame = { ...fieldProps, id, help, ...(label ? { label } : {}) };
  const labelOf = options.labelOf ?? recordLabel;
  if (readOnly) {
    const text = current ? labelOf(current) : (chosen?.label ?? '');
    return (
      <Field {...frame}>
        <Input readOnly value={text} />
      </Field>
    );
  }
  const choose = (chosenKey: string): void => {
    const next = choices.find((choice) => choice.key === chosenKey)?.record;
    if (next) record.link(name, next);
    else record.set(key, null);
  };
  return (
    <Field {...frame}>
      <Select
        name={key}
        value={chosen?.key ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {required && chosen ? null : <option value="">{'\u00a0'}</option>}
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.label}
          </option>
        ))}
      </Select>
      <ListNote record={record} isEmpty={false} {...list} />
    </Field>
  );
}

function AnyOf({ record, name, label, help, ...options }: RelationFieldProps) {
  const { choices, related, ...list } = useChoices(record, name, options);
  useIncluded(record, name);
  const linked = new Set(Array.isArray(related) ? related : []);
  const heading = label ?? relationLabel(name);
  return (
    <CheckboxGroup id={useFieldId(record, name)} label={heading} help={help}>
      {choices.map((choice) => (
        <Checkbox
          key={choice.key}
          label={choice.label}
          checked={linked.has(choice.record)}
          // Until the links are loaded, a checkbox could show a wrong state.
          disabled={related === undefined && !record.isNew}
          onChange={({ currentTarget: { checked } }) =>
            checked ? record.link(name, choice.record) : record.unlink(name, choice.record)
          }
        />
      ))}
      <ListNote record={record} isEmpty={choices.length === 0} {...list} />
    </CheckboxGroup>
  );
}

/** The other side of a foreign key is changed there; this field only names its records. */
function Shown({ record, name, label, help, labelOf = recordLabel }: RelationFieldProps) {
  const related = useRelated(record, name);
  useIncluded(record, name);
  const records = Array.isArray(related) ? related : related ? [related as ModelRecord] : [];
  return (
    <Field id={useFieldId(record, name)} label={label ?? relationLabel(name)} help={help}>
      <Input readOnly value={records.map(labelOf).join(', ')} />
    </Field>
  );
}

function ListNote(props: {
  record: ModelRecord;
  isEmpty: boolean;
  status: 'loading' | 'ready' | 'failed';
  refresh: () => Promise<void>;
}) {
  const messages = formMessages[props.record.view.locale];
  if (props.status === 'failed') {
    return (
      <Alert kind="danger" isUrgent title={messages.choicesFailed}>
        <Button variant="quiet" onClick={() => void props.refresh()}>
          {messages.again}
        </Button>
      </Alert>
    );
  }
  if (!props.isEmpty) return null;
  const text = props.status === 'loading' ? messages.choicesLoading : messages.noChoices;
  return <p role="status">{text}</p>;
}

/** Loads the links of a record that was read without them. */
function useIncluded(record: ModelRecord, name: string, isNeeded = true): void {
  const isMissing = isNeeded && record.related(name) === undefined && !record.isNew;
  useEffect(() => {
    if (!isMissing) return;
    const { view } = record;
    const id = String(record.get(view.definition.primaryKey));
    view.get(id, { include: name }).catch((error: unknown) => console.warn(error));
  }, [record, name, isMissing]);
}

/**
 * A relation has no label on the wire: its name with a capital letter, as for a column without a
 * label.
 */
function relationLabel(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

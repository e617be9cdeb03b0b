import type { ModelRecord } from '@praxiskit/record-model/client';
import { fieldId } from '@praxiskit/record-model/react';
import { createContext, use } from 'react';

/** A prefix for the ids of a form's controls: two forms on a page may show the same record. */
export const FormScope = /* @__PURE__ */ createContext('');

/** The id of a field's control in the form around it. */
export const useFieldId = (record: ModelRecord, name: string): string =>
  use(FormScope) + fieldId(record, name);

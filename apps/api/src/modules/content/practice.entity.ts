import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '../../database/base-properties.ts';

/** What every page and the imprint say of the practice; edited as data, read through `/api/public`. */
export interface PracticeFacts {
  name: string;
  city: string;
  street: string;
  postal_code: string;
  country: string;
  phone: string;
  email: string;
  legal_form: string;
  title_de: string;
  title_en: string;
  doctors: { title: string; name: string; role_de: string; role_en: string }[];
  chamber: string;
  chamber_state: string;
  supervisory_authority: string;
  vat_id: string;
  hours: { day: number; opens: string; closes: string }[];
  latitude: number | null;
  longitude: number | null;
}

const PracticeSchema = defineEntity({
  name: 'Practice',
  tableName: 'practice',
  properties: { ...baseProperties, facts: p.json<PracticeFacts>() },
});

export class Practice extends PracticeSchema.class {}
PracticeSchema.setClass(Practice);

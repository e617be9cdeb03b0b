/** Facts of the practice that the text of a page has by their name: `{phone}`. */
export const factPlaces = [
  'name',
  'street',
  'postal_code',
  'city',
  'country',
  'phone',
  'email',
  'legal_form',
  'vat_id',
  'chamber',
  'chamber_state',
  'supervisory_authority',
] as const;

/** Every placeholder: facts, values derived from them, and, alone on a line, the consent items. */
export const pagePlaces = {
  values: new Set<string>([...factPlaces, 'title', 'doctors', 'request_days']),
  lists: new Set(['consent_items']),
};

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

/** Every place: the facts, what is made of them, and alone on a line the items that visitors may allow. */
export const pagePlaces = {
  values: new Set<string>([...factPlaces, 'title', 'doctors', 'request_days']),
  lists: new Set(['consent_items']),
};

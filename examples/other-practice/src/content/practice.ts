/** The facts of the practice, on every page and in the imprint. */
export const practice = {
  name: 'Praxis Lindenhof',
  city: 'Jena',
  phone: '03641 000 00 00',
  email: 'praxis@lindenhof.example',
  address: ['Musterweg 12', '07743 Jena'],
};

/** A cheesemonger's counter. */
export const cheeses = {
  heading: 'On the slate today',
  lead: 'Ask for a taste. Asking for a third taste is a purchase.',
  items: [
    { name: 'Old Hob', text: 'Cow, eighteen months, argues back.', price: '£28 a kilo', glaze: 'accent' },
    {
      name: 'Little Nan',
      text: 'Goat, a week old.',
      price: [
        { size: 'half', price: '£4' },
        { size: 'whole', price: '£7.50' },
      ],
    },
    { name: 'Blue Monday', text: 'Gone by Wednesday.', price: '£31 a kilo', on: 'table' },
  ],
  note: 'Rinds off on request, with a look.',
} as const;

export const kaese = {
  heading: 'Bergkäsespezialitätenauswahl',
  items: [
    {
      name: 'Alpsennereihartkäselaib',
      text: 'Vierundzwanzigmonatsreifelagerung im Sandsteingewölbekeller.',
      price: [{ size: 'Viertellaibzuschnitt', price: '€128,50' }],
    },
  ],
} as const;

export const hero = {
  heading: 'In you get',
  lead: 'A 1908 swimming baths with a gym in it, on Penny Street, Accrington. Warm water, heavy things, hot pipes, and Maureen on the desk.',
  marks: ['0.9 m', '28 °C', '1.8 m', '1908', '3 m'],
  figure:
    'A mosaic: a diver in a red costume in mid-air before a great yellow sun, leaving a springboard for a row of curling waves',
};

export const lengthsToday = {
  heading: 'Whose lane is it?',
  lead: 'Four lanes, Monday to Friday. If you are being overtaken by somebody reading a paperback, move left.',
};

export const story = {
  heading: 'Ours for a pound',
  image: 'A mosaic of the baths: red brick, a gable with a mast, white stone round a green door',
  paragraphs: [
    'Accrington Corporation built it in 1908 for people who had no bath at home. It closed in 2004. Three years later its swimmers bought it from the council for one pound, and the council kept the receipt.',
    'They drained it, grouted it, and filled it again. The first-class pool is the pool. The second-class pool has a floor over it, and on that floor is the gym.',
  ],
  facts: ['Grade II listed', 'Nori brick', '41,216 tiles', 'One boiler, called Edna'],
  more: 'Read about the building',
};

export const said = {
  heading: 'Overheard in the showers',
  items: [
    {
      quote: 'I came for my hip. I stayed for the gossip.',
      author: 'Jean, 74',
      context: 'lane one, mornings',
    },
    {
      quote:
        'I learned to swim here at forty-six. Tunde never once used the word “just”, as in “just put your face in”.',
      author: 'Farida, 47',
      context: 'lane two, since March',
    },
    {
      quote:
        'Deadlifts over an Edwardian swimming pool. You do think about it, the first time you put one down.',
      author: 'Craig, 33',
      context: 'gym floor',
    },
  ],
};

import type { Content } from '../schema.ts';

export const design = {
  half: 'Ot',
  after: 'Go out sharp',
  hours: {
    heading: 'Six is half-way',
    lead: 'We open at one and shut at eleven; on a clock, each is the other in the mirror. At six, when the rest of the street pulls its shutters down, the hands stand straight and the kettle goes on again.',
  },
  cuts: {
    heading: 'Ask for it by number',
    lead: 'Left is how it comes in. Right is how it goes out. Nobody has ever asked for the left.',
    items: [
      {
        title: 'Side parting',
        note: 'For weddings, courts and mothers',
        picture: {
          kind: 'drawing',
          name: 'side-parting',
          alt: 'Left, a curly mop; right, a neat side parting',
        },
      },
      {
        title: 'High top',
        note: 'Ava brings the spirit level',
        picture: {
          kind: 'drawing',
          name: 'high-top',
          alt: 'Left, a shapeless afro; right, a squared high top with faded sides',
        },
      },
      {
        title: 'The bob',
        note: 'To the jaw, and not a hair below',
        picture: {
          kind: 'drawing',
          name: 'bob',
          alt: 'Left, long tangled hair; right, a bob to the jaw with a fringe',
        },
      },
      {
        title: 'French crop',
        note: 'For hair that is thinking of leaving',
        picture: {
          kind: 'drawing',
          name: 'french-crop',
          alt: 'Left, frizzy curls; right, a short crop with a ragged fringe',
        },
      },
      {
        title: 'Mid fade',
        note: 'Fades like the last chord of a good song',
        picture: {
          kind: 'drawing',
          name: 'mid-fade',
          alt: 'Left, a grown-out helmet of hair; right, faded sides and a short top',
        },
      },
      {
        title: 'Buzz',
        note: 'Fifteen minutes, two opinions',
        picture: {
          kind: 'drawing',
          name: 'buzz',
          alt: 'Left, lank hair to the shoulder; right, a clipped head',
        },
      },
      {
        title: 'Slick back',
        note: 'Otto’s own, since 1979',
        picture: {
          kind: 'drawing',
          name: 'slick-back',
          alt: 'Left, grey hair hanging like curtains; right, the same hair combed straight back',
        },
      },
      {
        title: 'Bald, bearded',
        note: 'You will wonder why you fought it',
        picture: {
          kind: 'drawing',
          name: 'bald-and-bearded',
          alt: 'Left, a combed-over crown and a ragged beard; right, a shaved head and a trimmed beard',
        },
      },
    ],
  },
  faces: {
    heading: 'Point at a chin',
    lead: 'Left, the week before. Right, the walk home.',
    items: [
      {
        title: 'Clean shave',
        note: 'There was a chin in there',
        picture: { kind: 'drawing', name: 'clean-shave', alt: 'Left, a wild beard; right, a bare chin' },
      },
      {
        title: 'Boxed beard',
        note: 'Two straight lines and a corner',
        picture: {
          kind: 'drawing',
          name: 'boxed-beard',
          alt: 'Left, a wild beard; right, a short beard with a straight cheek line',
        },
      },
      {
        title: 'Moustache',
        note: 'A commitment. We provide the wax',
        picture: {
          kind: 'drawing',
          name: 'moustache',
          alt: 'Left, stubble all over; right, a moustache and nothing else',
        },
      },
      {
        title: 'The full Tam',
        note: 'Eight months, and worth seven of them',
        picture: {
          kind: 'drawing',
          name: 'full-beard',
          alt: 'Left, a ragged beard; right, a full beard cut to one smooth curve',
        },
      },
    ],
  },
  whichOne: {
    heading: 'Which one is mine?',
    lead: 'Your hair has a vote. So have you, and yours counts double.',
    items: [
      {
        title: 'Fine and straight',
        text: 'Number 1 or 7. Leave weight in it, and let it think it was its own idea.',
      },
      {
        title: 'Curly, and proud of it',
        text: 'Number 2 or 4. Cut dry, curl by curl, so that it cannot surprise you in the morning.',
      },
      { title: 'Going on top', text: 'Number 4, then 6, then 8, in that order. Nobody has ever gone back.' },
      {
        title: 'Growing it out',
        text: 'Towards number 3. Come every eight weeks; we only take what is in your way.',
      },
      {
        title: 'I have a photograph',
        text: 'Bring it. Bring one you like of yourself as well; it tells us more.',
      },
    ],
  },
  steps: {
    heading: 'Forty minutes',
    lead: 'By the clock over the door, which you will see the right way round.',
    items: [
      { title: '0', text: 'Chair back, lamp down. Tam asks one question, and it is about your skin.' },
      { title: '5', text: 'First towel. It smells of bergamot and you will not want to get up again.' },
      { title: '12', text: 'Lather, with a brush, the slow way round.' },
      { title: '18', text: 'First pass, with the grain.' },
      { title: '26', text: 'Second towel, second lather, second pass: across.' },
      { title: '36', text: 'Cold towel. People have sworn.' },
      { title: '40', text: 'Balm, lamp up, chair up, and there you are.' },
    ],
  },
  care: {
    heading: 'Looking after it',
    items: [
      {
        title: 'How long before a wedding?',
        text: 'Two days. By then the pink has gone and the stubble has not come.',
      },
      {
        title: 'My skin comes up in bumps',
        text: 'Say so. One pass, not two, and a sharper blade than yours. We will tell you when not to be shaved at all.',
      },
      {
        title: 'How often should a beard be cut?',
        text: 'Every four weeks to keep it, every six to grow it. In between, oil, a comb and some restraint.',
      },
      {
        title: 'Is the razor clean?',
        text: 'A new blade out of its paper for every face, while you watch. The rest goes in the blue jar.',
      },
    ],
  },
  terms: {
    heading: 'The small print, large',
    items: [
      {
        title: 'Uniforms',
        text: 'From eight o’clock anyone in one pays £8 less: nurses, drivers, chefs, guards, the brass band. A lanyard is not a uniform.',
      },
      {
        title: 'Running late?',
        text: 'Ten minutes and we shorten the chat, not the cut. Twenty and we ring you, in case you are on the wrong lane.',
      },
      {
        title: 'Not happy?',
        text: 'Come back within eight days and whoever cut it cuts it again, for nothing, without a face on.',
      },
      {
        title: 'Tips',
        text: 'There is a jar. On Saturday nights it goes along to the shelter on Tollgate Street.',
      },
    ],
  },
  day: {
    heading: 'How the day goes',
    lead: 'It starts when yours is half over.',
    items: [
      { title: '1', text: 'Shutters up. Retired gentlemen, people who work nights, and one dog.' },
      { title: '4', text: 'School’s out. Booster board, comic box, no lollies before the fringe.' },
      { title: '6', text: 'The street shuts. We put the lamps on and turn the record over.' },
      { title: '8', text: 'Uniforms, at £8 less. It can look like a raid.' },
      { title: '10.10', text: 'Last chair. Somebody always runs.' },
      { title: '11', text: 'Lights out, all but the one over the mirror.' },
    ],
  },
  booked: {
    heading: 'What happens then',
    items: [
      { title: '1', text: 'You get a text with an hour in it. Say yes, or say later.' },
      { title: '2', text: 'You come in, somebody takes your coat, and the dog takes your seat.' },
      { title: '3', text: 'We talk before anything is switched on. Then we cut.' },
      { title: '4', text: 'You look left, you look right, you pay, you go out sharp.' },
    ],
  },
  vouchers: {
    heading: 'How it works',
    items: [
      {
        title: 'By post',
        text: 'Ask by four and it goes the same day, first class, in a midnight-blue envelope.',
      },
      {
        title: 'In a hurry?',
        text: 'We can mail it as a picture. Late on Christmas Eve we have read one out over the telephone.',
      },
      {
        title: 'Any amount?',
        text: 'Yes, in even pounds. It buys what it buys, and what is left stays on the card.',
      },
      { title: 'Lost it?', text: 'Your half has the number on it. That is what your half is for.' },
    ],
  },
  saidBefore: [
    'Just tidy it up. I’m only here because you’re open.',
    'I’m getting married at noon.',
    'Twelve hours on my feet. Don’t make me talk.',
  ],
  saidHeading: 'Said on the way in',
  chairs: [
    {
      story: {
        heading: 'Eighth of eight',
        items: [
          {
            title: 'Why Otto?',
            text: 'It is eight in Italian and short for Ottavio, and there were seven before him. The shop is at number 8 and opened on the eighth of August 2008, which took some waiting for.',
          },
          {
            title: 'Where he learned',
            text: 'In his father’s shop in Largs, on a crate, with a broom. He was given a comb at nine and scissors at fourteen, and has lost neither.',
          },
          {
            title: 'What to ask for',
            text: 'Number 1 or number 7. Anything with a parting. Anything your grandfather would have nodded at.',
          },
          { title: 'What not to ask for', text: 'A lightning bolt. Ava does lightning bolts.' },
          {
            title: 'When',
            text: 'Tuesday to Saturday, one till nine. After nine he does the books, and sings.',
          },
        ],
      },
      chart: 'From Otto’s comb',
      numbers: [1, 3, 6, 7],
      services: ['Haircut', 'Restyle', 'Long hair'],
      quote: {
        before: 'My last barber retired.',
        after: 'Don’t you dare.',
        author: 'Mr Lennox, chair one since 2009',
      },
    },
    {
      story: {
        heading: 'The same both ends',
        items: [
          {
            title: 'Where she learned',
            text: 'Lagos, then Peckham, then here in 2017, on a week’s trial that nobody remembered to end.',
          },
          {
            title: 'What to ask for',
            text: 'Numbers 2, 4, 5 and 6. Twists, tapers, line-ups, and a lightning bolt if you must.',
          },
          {
            title: 'Can’t sit still?',
            text: 'Hers is the chair for anyone who cannot. She cuts round them, like a hedge round a cat.',
          },
          {
            title: 'Would rather not talk?',
            text: 'Say “quiet” when you book. She will not say another word until “there”.',
          },
          { title: 'When', text: 'Wednesday to Saturday, one till eleven. Tuesdays she boxes.' },
        ],
      },
      chart: 'From Ava’s clippers',
      numbers: [2, 4, 5, 6],
      services: ['Skin fade', 'Afro, shape and line', 'Restyle'],
      quote: {
        before: 'I’ve been cutting it myself.',
        after: 'I know. You told everybody by walking in.',
        author: 'Femi O., and Ava, in that order',
      },
    },
    {
      story: {
        heading: 'Mat in the mirror',
        items: [
          {
            title: 'Before this',
            text: 'The night bus, terminus to terminus, ten in the evening till six. He knows who is out at this hour, and why.',
          },
          {
            title: 'Why shaves?',
            text: 'A passenger left a razor on the top deck in 2013. Nobody claimed it. He took a class, so as to deserve it.',
          },
          {
            title: 'The beard',
            text: 'His own. It is trimmed on the first of the month, by Ava, and there is a small audience.',
          },
          {
            title: 'What to ask for',
            text: 'A hot-towel shave, if you have forty minutes. A beard trim, if you have twenty. Directions, at any time.',
          },
          { title: 'When', text: 'Thursday to Saturday, three till eleven.' },
        ],
      },
      chart: 'From Tam’s razor',
      numbers: [1, 2, 3, 4],
      services: ['Hot-towel shave', 'Beard and towel', 'Beard trim', 'The double'],
      quote: {
        before: 'I’m a bit nervous of the razor.',
        after: 'Wake me when it’s over. Oh.',
        author: 'Grant D., forty minutes later',
      },
    },
  ],
  room: {
    picture: {
      kind: 'drawing',
      name: 'mirror-room',
      alt: 'The room and its reflection: chairs, lamps and bottles on the left, the same again on the right, and a clock at six where they meet',
    },
    caption:
      'The room on the left, the glass on the right. The clock over the door runs backwards, so that it is right from the chair.',
  },
  tops: {
    prices: {
      heading: 'Prices',
      lead: 'The price on the board is the price. Towel, tonic, tea and the back of the neck are in it.',
      aside: 'The same on both sides of six o’clock.',
      picture: {
        kind: 'drawing',
        name: 'scissors',
        alt: 'A pair of scissors, open and upright, half in the dark and half in the light',
      },
    },
    shaves: {
      heading: 'In with a beard',
      after: 'Out with a chin',
      lead: 'Tam’s chair tips back and the lamp goes down. Hot towels, warm lather, an open razor and nobody’s telephone.',
      picture: {
        kind: 'drawing',
        name: 'brush',
        alt: 'A shaving brush standing in a bowl of lather, half in the dark and half in the light',
      },
    },
    chart: {
      heading: 'Haircut chart',
      lead: 'Eight, of course. Say the number, and we will say whether your hair agrees.',
      aside: 'Left is how it comes in, right is how it goes out.',
    },
    chairs: {
      heading: 'Three chairs',
      after: 'One mirror',
      lead: 'The mirror came out of a dance hall in Govan in one piece, eight metres long, on the back of a coal lorry. The shop was built round it.',
      picture: {
        kind: 'drawing',
        name: 'chair',
        alt: 'A barber’s chair from the front, empty, half of it in the dark and half in the light',
      },
    },
    book: {
      heading: 'Name an hour',
      after: 'Take a chair',
      lead: 'Three chairs, one till eleven. A walk-in is welcome; a booking is quicker.',
      picture: {
        kind: 'drawing',
        name: 'bell',
        alt: 'A counter bell, half in the dark and half in the light',
      },
    },
    vouchers: {
      heading: 'Gift vouchers',
      lead: 'For somebody who has everything, including too much hair.',
      aside: 'Good for two years, in any chair.',
      picture: {
        kind: 'drawing',
        name: 'gift',
        alt: 'A present in a large bow, half in the dark and half in the light',
      },
    },
    questions: {
      heading: 'Questions',
      lead: 'Asked on the left, answered on the right.',
      aside: 'Anything else, ring 0141 496 0110.',
      picture: {
        kind: 'drawing',
        name: 'clock',
        alt: 'A clock at ten past ten, whose left half is the mirror image of its right: on the left, the numbers run backwards',
      },
    },
    visit: {
      heading: 'Find us',
      lead: '8 Meridian Lane, Glasgow G1 8TT. The lamp over the door is on when we are.',
    },
  },
  ask: {
    heading: 'Hold me a chair',
    lead: 'We text you back within the hour, as long as the light is on.',
    action: 'Book a chair',
  },
  closing: {
    heading: 'In by ten past ten',
    after: 'Out by eleven',
    lead: 'Say who, what and roughly when. We text you back within the hour, as long as the light is on.',
  },
  notFound: {
    heading: 'Nobody there',
    lead: 'We have looked on both sides of the mirror, and there is no such page on either.',
  },
  pages: {
    home: {
      title: 'Otto, barbers open till eleven at night in Glasgow',
      description:
        'A three-chair barber’s on Meridian Lane. Open from one in the afternoon till eleven at night, Tuesday to Saturday. Haircuts £32, hot-towel shaves £34.',
    },
    prices: {
      title: 'Prices, Otto, barbers in Glasgow',
      description:
        'Haircuts £32, skin fades £36, hot-towel shaves £34. In uniform, £8 less from eight o’clock.',
    },
    'shaves-and-beards': {
      title: 'Hot-towel shaves and beards, Otto, barbers in Glasgow',
      description:
        'Forty minutes, three towels and an open razor, in Tam’s chair. Beards trimmed, boxed and looked after.',
    },
    'haircut-chart': {
      name: 'Haircut chart',
      title: 'Haircut chart, Otto, barbers in Glasgow',
      description: 'Eight haircuts, drawn as they come in and as they go out. Ask for yours by number.',
    },
    'the-chairs': {
      name: 'The chairs',
      title: 'The chairs, Otto, barbers in Glasgow',
      description: 'Otto, Ava and Tam: three chairs before one mirror that came out of a Govan dance hall.',
    },
    'first-chair': {
      title: 'Otto Conti, chair one, barbers in Glasgow',
      description: 'Scissors, side partings and anybody over sixty. Tuesday to Saturday, one till nine.',
    },
    'second-chair': {
      title: 'Ava Adeyemi, chair two at Otto, barbers in Glasgow',
      description: 'Fades, twists, line-ups and patience. Wednesday to Saturday, one till eleven.',
    },
    'third-chair': {
      title: 'Tam Gilchrist, chair three at Otto, barbers in Glasgow',
      description: 'Hot-towel shaves and beards, by a man who drove the night bus for nineteen years.',
    },
    'book-a-chair': {
      name: 'Book a chair',
      title: 'Book a chair, Otto, barbers in Glasgow',
      description:
        'Say who, what and roughly when. We text back within the hour, as long as the light is on.',
    },
    'gift-vouchers': {
      name: 'Gift vouchers',
      title: 'Gift vouchers, Otto, barbers in Glasgow',
      description:
        'Printed on card and cut down the middle: one half yours, one half theirs. Good for two years.',
    },
    questions: {
      title: 'Questions, Otto, barbers in Glasgow',
      description: 'How late you can come, whether you have to talk, and why the clock runs backwards.',
    },
    'find-us': {
      title: 'Find us, Otto, barbers in Glasgow',
      description: '8 Meridian Lane, Glasgow: four minutes from the subway, no step, hooks for bicycles.',
    },
    notFound: {
      title: 'Nobody there, Otto, barbers in Glasgow',
      description: 'There is no such page on either side of the mirror.',
    },
  },
} satisfies Content['design'];

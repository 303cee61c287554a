const plural = (count: number, one: string, several: string) =>
  count === 1 ? `1 ${one}` : `${count} ${several}`;

const withArticle = (noun: string) =>
  noun.startsWith('another ') ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const lookItOver = 'Look it over';

/** The words of the pages on which a buyer works on their website. */
export const workshopWords = {
  title: 'The workshop',
  /** On a page of its own, where a message sent without script was refused. */
  message: {
    heading: 'Write to us',
    lead: 'We answer by email and on your order’s page.',
    label: 'Your message',
    send: 'Send it',
  },
  sheet: 'What to tell us',
  /** On a phone, where there is room for one of the two. */
  sides: { legend: 'What is in front', work: 'Tell', view: 'Look' },
  /** Under the preview. */
  pressable: 'Press any words in it to go to their field.',
  signs: { yours: 'Your turn', ours: 'Our turn', open: 'Open' },
  /** By the state of the website, on the page of its order. */
  turns: {
    telling: {
      heading: 'Tell us about the shop.',
      // How much is done stands on the sheet below.
      lead: 'It is saved as you type. Stop when you like, and go on another day.',
      begin: 'Start with the name',
      goOn: 'Go on filling in',
      /** Every required field is filled in. */
      ready: {
        heading: 'All that we need is there.',
        lead: 'Hand it in now, or go on filling in and hand it in after that.',
      },
    },
    checking: {
      heading: (day: string | undefined) =>
        day ? `Ready for you to check by ${day}.` : 'We are putting it together.',
      lead: 'You handed it in. There is nothing you must do.',
      look: 'See what you handed in',
      suggested: 'We suggest corrections of what you handed in. Take or leave each of them.',
      answer: 'See what we suggest',
    },
    approving: {
      heading: `${lookItOver}.`,
      /** The same, where it leads there. */
      next: lookItOver,
      lead: 'Your website is finished. So far only you can see it.',
      open: 'Open the preview',
    },
    live: {
      heading: 'You are live, and it is yours.',
      change: 'Change something',
      copy: 'Copy the address',
    },
  },
  steps: {
    name: { label: 'Name and trade', heading: 'What are you called?' },
    place: { label: 'Where you are', heading: 'Where do people find you?' },
    contact: { label: 'Telephone and mail', heading: 'How do people reach you?' },
    hours: { label: 'Opening hours', heading: 'When are you open?' },
    prices: { label: 'Prices', heading: 'What does it cost?' },
    pictures: { label: 'Pictures', heading: 'Which pictures may we hang?' },
    people: { label: 'The people', heading: 'Who works with you?' },
    words: { label: 'Words, page by page', heading: 'What should each page say?' },
    looks: { label: 'Colours and typeface', heading: 'How should it look?' },
  },
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  progress: (done: number, of: number) => `${done} of ${of} done`,
  done: 'done',
  loading: { failed: 'We could not fetch your website.' },
  next: 'Next',
  /** Goes on from that. */
  nextStep: (step: string) => `: ${step.toLowerCase()}`,
  nextNote: 'You can come back.',
  last: 'To your order',
  nothing: 'This design asks for nothing here. Go on to the next step.',
  stuck: 'Stuck? Ask the shop',
  stuckAt: (step: number, label: string) => `Step ${step}, ${label}: `,
  optional: 'optional',
  choose: 'Choose one',
  /** Where the clock stands: the buyer need not choose anything. */
  zones: {
    unchosen: 'As in your country',
    near: 'In your country',
  },
  example: (example: string) => `Such as: ${example}`,
  saved: {
    at: (time: string) => `Saved ${time}`,
    waiting: 'Not saved yet',
    saving: 'Saving…',
    failed: 'Some of this could not be saved. It says why beside the field.',
    broken: 'It could not be saved. We try again by ourselves.',
  },
  offline: {
    heading: 'The line is down. Go on typing.',
    text: (count: number) =>
      `${plural(count, 'change is', 'changes are')} kept on this device and ${count === 1 ? 'goes' : 'go'} up by ${count === 1 ? 'itself' : 'themselves'} when it is back.`,
  },
  elsewhere: {
    heading: 'This was changed somewhere else meanwhile.',
    text: 'On another device or in another tab, perhaps, or by the shop. What you typed here is still here, and is not saved yet:',
    changed: (title: string, here: string, there: string) => `${title}: “${here}” here, “${there}” there`,
    nothing: 'nothing',
    several: 'several lines',
    keep: 'Keep what I typed here',
    take: 'Take what was saved there',
  },
  fields: {
    sum: 'Write a sum, such as 24 or 24.50.',
    time: 'Write a time, such as 9, 9:30 or 6pm.',
    sumHint: 'Such as 24 or 24.50.',
    timeHint: 'Such as 9, 9:30 or 6pm.',
  },
  rows: {
    add: (one: string) => `Add ${withArticle(one.toLowerCase())}`,
    row: (one: string, number: number) => `${one} ${number}`,
    up: 'Up',
    down: 'Down',
    remove: 'Take out',
    drag: 'Drag it to its place',
    moved: (row: string, number: number, of: number) => `${row} is number ${number} of ${of} now.`,
    full: (most: number) => `These are all there is room for: ${most}.`,
  },
  folds: {
    filled: (filled: number, of: number) => `${filled} of ${of} filled`,
    rows: (count: number) => (count === 0 ? 'Nothing yet' : `${count} in it`),
    others: 'Short lines',
    more: 'More, if you like',
    moreLead: 'Leave it as it is, or come back to it later.',
    moreOfName: 'In your name, a letter or a word *between asterisks* is painted bright.',
  },
  paste: {
    label: 'Paste a price list',
    hint: 'From a document, a table or your old website: a line for each thing, with its price at the end.',
    add: 'Turn it into a price list',
    done: 'It stands in rows below.',
    found: (items: number) => (items === 1 ? 'One item was found.' : `${items} items were found.`),
  },
  week: {
    opens: 'opens',
    closes: 'closes',
    to: 'to',
    shut: 'Closed',
    addBreak: 'Add a break',
    noBreak: 'No break',
    sameAs: (day: string) => `Same as ${day} on every open day`,
    days: {
      Mon: 'Monday',
      Tue: 'Tuesday',
      Wed: 'Wednesday',
      Thu: 'Thursday',
      Fri: 'Friday',
      Sat: 'Saturday',
      Sun: 'Sunday',
    },
    hint: 'Type it as you say it: 9, 9:30 or 6pm. A day left blank is a day off.',
  },
  pictures: {
    heading: 'Your photos',
    add: 'Add photos',
    hint: (each: string, used: number, most: number) =>
      `Choose them, take them now, drop or paste them here. JPEG, PNG, WebP, AVIF or GIF, up to ${each} each. ${used} of ${most} used.`,
    send: 'Send it',
    sending: 'Sending…',
    soFar: (done: string, all: string) => `${done} of ${all}`,
    nowSending: (name: string) => `Sending ${name}`,
    waits: 'Waits its turn',
    stop: 'Stop',
    again: 'Try again',
    stopped: (name: string) => `${name} is not sent.`,
    goesOn: (done: string, all: string) => `${done} of ${all} arrived. It goes on from there.`,
    // From an earlier visit: the page no longer has the file.
    brokeOff: (done: string, all: string) =>
      `${done} of ${all} arrived. Choose the same photo once more to send the rest.`,
    anew: 'Choose another, or the same one once more, and take this one away.',
    states: { arriving: 'Arriving', scaling: 'Being scaled', ready: 'Ready', refused: 'Not taken' },
    refused: (name: string, message: string) => `${name}: ${message}`,
    remove: 'Take it away',
    removing: 'Taking it away…',
    removed: (name: string) => `${name} is taken away.`,
    failed: 'It could not be sent. Please try again.',
  },
  picture: {
    asDesigned: 'As designed',
    photo: 'Photo',
    drawing: 'Drawing',
    none: 'None',
    choosePhoto: 'Which photo',
    choose: 'Choose one',
    noPhotos: 'You have sent no photos yet. Add them at the step “Pictures”.',
    chooseDrawing: 'Which drawing',
    otherDrawing: 'Another drawing',
    allDrawings: 'All drawings, by name',
    alt: 'What is in the picture?',
    altHint: 'Read out to people who cannot see it. One plain sentence.',
    across: 'What must stay in view: from the left',
    down: 'What must stay in view: from the top',
  },
  looks: {
    palette: 'Colours',
    typefaces: 'Typeface',
    pictures: 'Pictures',
    plain: 'Plain words',
    plainHint: 'Says plainly what the design would say with a wink.',
    photographed: 'Photographs',
    drawn: 'Drawings',
  },
  /** Other designs of the price that was paid. */
  design: {
    heading: 'Another design',
    /** Beside it, while it is folded away. */
    note: 'At the price you paid',
    lead: 'These designs are paid for. You can take one instead of another until your website is live. What you wrote is kept, also what only one design shows. Where a design does not have your colours or letters, it shows its own.',
    legend: 'Which design',
    tryHint:
      'Choose one to see it in the preview, with what you have filled in. Your website changes only when you take it.',
    offered:
      'What we put together for you is in the design you have now. If you take another, we put it together anew before you can approve it.',
    published:
      'Your website has been live, so it stays in its design. Its colours and typeface can still change.',
    yours: 'Yours now',
    ordered: 'As ordered',
    take: 'Take this design',
    taking: 'Taking it…',
    taken: (name: string) => `Your website is in ${name} now.`,
    failed: 'It could not be taken. Please try again.',
    dearer: {
      heading: 'A design of a higher price',
      note: 'For the difference in price',
      enter: 'Choose a dearer design to pay the difference to it',
      tryHint:
        'Choose one to see it in the preview, with what you have filled in. Your website changes only once the difference is paid.',
      legend: 'Which dearer design',
      costs: (category: string, difference: string) => `${category}, ${difference} more`,
      pay: 'Pay the difference',
      paying: 'Going to the till…',
    },
    /** On the receipt, under what was bought. */
    instead: (name: string, ordered: string) =>
      `Your website is in ${name}, taken in place of ${ordered} at the same price.`,
  },
  /** Beside the list of what is to be done. */
  window: {
    yours: 'Your website as it is saved now.',
    design: (name: string) => `${name}, as it hangs in our shop, with sample words.`,
  },
  handIn: {
    heading: 'Hand it in',
    lead: 'We read it through, put your website together and show it to you. The delivery time begins on the day you hand it in.',
    button: 'Hand it in',
    busy: 'Handing it in…',
    missing: 'Before you can hand it in:',
    /** The words for a missing field, by its place in the content. */
    asks: {
      'business.name': 'Write what your business is called.',
      'business.trade': 'Write what you are, in a word or two.',
      'business.address.town': 'Write which town you are in.',
      'business.address': 'Write where you are: the street and the town.',
      hours: 'Write when you are open.',
      'hours.week': 'Write when you are open.',
    } as Readonly<Record<string, string>>,
    reach: 'Write a telephone number, a mail address or a booking page, so that people can reach you.',
    fillIn: (title: string, step: string) => `Fill in “${title}”, at the step “${step}”.`,
    choose: (title: string) => `Choose another picture for “${title}”: the one that stood there is gone.`,
    mend: (title: string, message: string) => `Look at “${title}” once more. ${message}`,
  },
  /** Corrections that the shop suggests. */
  suggestion: {
    /** In the conversation, and over the mail. */
    said: (count: number) =>
      count === 1
        ? 'We suggest a correction. Take it or leave it.'
        : `We suggest ${count} corrections. Take or leave each of them.`,
    answered: (taken: number, left: number) =>
      `I have answered what you suggested: ${taken} taken, ${left} left.`,
    heading: 'Suggested corrections',
    lead: 'We read through what you handed in. Nothing is changed before you take it; what you leave stays as you wrote it.',
    offered:
      'What we put together for you does not have these yet. If you take one, we put it together anew before you can approve it.',
    before: 'Before:',
    after: 'After:',
    outdated: 'This was changed meanwhile, so it stays as it is now. The correction can only be left.',
    take: 'Take it',
    taking: 'Taking it…',
    leave: 'Leave it',
    leaving: 'Leaving it…',
    takeAll: (count: number) => `Take all ${count}`,
    takingAll: 'Taking them…',
    all: 'You have answered all of them. Thank you.',
  },
  approve: {
    heading: 'All as it should be?',
    lead: 'Try the telephone number, read the prices, check the hours. Then:',
    button: 'Approve it',
    busy: 'Putting it live…',
    note: (address: string) =>
      `It goes live at once, at ${address}. You can still change it afterwards, as often as you like.`,
    /** Where a newer version was saved than the one that was built. */
    older: {
      lead: 'Something was changed after we put this together, and it is not in it. Ask us to put it together anew, or approve it as it is and put your changes live afterwards.',
      ask: 'Ask us to put it together anew',
      asking: 'Asking…',
      message: 'Something was changed after you put my website together. Please put it together anew.',
      asked: 'You have asked us to put it together anew. We write to you once it is.',
      approve: 'Approve it as it is',
    },
    change: {
      heading: 'Ask for a change',
      left: (left: number, of: number) => `${left} of ${of} left`,
      label: 'What should be different?',
      hint: 'Say it all in one go: one round is in the price. Words, prices and pictures you can change yourself; they do not count.',
      enter: 'Write what should be different, in 4,000 characters or fewer',
      button: 'Send the change',
      busy: 'Sending…',
      none: 'The round of changes in the price is used up. Write to us, and we find a way.',
      next: 'To the messages between you and us',
    },
  },
  releases: {
    heading: 'See it',
    lead: 'What you have filled in so far, as a website. Only you and the shop can see it.',
    leadLive: 'What you changed, as a website. Look at it, then put it live; visitors see it at once.',
    build: 'Make a preview',
    building: 'Making it…',
    failed: 'It could not be made. Please try again.',
    progress: 'Making the preview',
    perCent: (done: number) => `${done} per cent`,
    version: (number: number) => `Version ${number}`,
    live: 'Live now',
    look: (number: number) => `Look at version ${number}`,
    publish: (number: number) => `Put version ${number} live`,
    bringBack: (number: number) => `Bring back version ${number}`,
    publishing: 'Putting it live…',
    published: (number: number) => `Version ${number} is live.`,
  },
  domain: {
    heading: 'Your own domain',
    lead: 'Your website is served there as soon as its records are seen to lead here. It stays at our address, too.',
    notBought: (name: string, price: string) =>
      `${name} is not in your order. For ${price} your website is served at an address of your own, such as sharp.example: write to us below, and we see to it.`,
    label: 'Domain',
    hint: 'As you bought it, such as sharp.example. With www or without is the same.',
    enter: 'Enter a domain like sharp.example',
    problems: 'There is something to put right',
    save: 'Set the domain',
    saving: 'Setting it…',
    states: { waiting: 'Waiting for its records', proven: 'Proven', served: 'Served' },
    unserved: 'It is yours. Visitors find your website there once it is live.',
    recordsLead: 'Enter these where you bought it. They can take some hours to be seen.',
    records: 'Records to set where you bought it',
    purpose: 'What for',
    purposes: { proof: 'Proof', address: 'The domain', www: 'With www' },
    type: 'Type',
    name: 'Name',
    value: 'Value',
    copy: 'Copy',
    copied: 'It is copied.',
    notCopied: 'The browser does not let it be copied. Select it and copy it by hand.',
    checked: (when: string) => `We looked ${when}.`,
    unchecked: 'We have not looked yet.',
    next: (when: string) => `We look again by ourselves ${when}.`,
    check: 'Look again now',
    checking: 'Looking…',
    remove: (domain: string) => `Take ${domain} away`,
    removing: 'Taking it away…',
    failed: 'That did not work. Please try again.',
  },
  talk: {
    heading: 'Between you and us',
    lead: 'Every message is sent by email as well.',
    count: (count: number) => plural(count, 'message', 'messages'),
    none: 'Nothing has been said yet. Ask or tell us anything in the field below.',
    you: 'You',
    us: 'The shop',
    asksChange: 'A round of changes',
    label: 'Your message',
    hint: 'We answer on working days.',
    enter: 'Write a few words, in 4,000 characters or fewer',
    problems: 'There is something to put right',
    button: 'Send it',
    busy: 'Sending…',
    failed: 'It could not be sent. Please try again.',
  },
} as const;

/** The questions of the designs' forms, by the names under which they are sent. */
const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  telephone: 'Telephone',
  email: 'Email',
  service: 'What for',
  person: 'With whom',
  party: 'How many people',
  date: 'Day',
  time: 'Time',
  when: 'When',
  voucher: 'Voucher',
  way: 'How it goes out',
  recipient: 'For whom',
  receiver: 'For whom',
  street: 'Street',
  postcode: 'Postcode',
  town: 'Town',
  card: 'On the card',
  message: 'Message',
};

const forms: Readonly<Record<string, string>> = {
  ask: 'Request',
  whole: 'Request for the whole place',
  vouchers: 'Voucher',
};

const wordOf = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Each amount of an order has the article in its name: `amount-split-pea`. */
const amountOf = (name: string) => /^amount-(.+)$/.exec(name)?.[1]?.replaceAll('-', ' ');

/** A form's question, in words; its name, where no design of ours asks it. */
export function fieldWord(name: string): string {
  const article = amountOf(name);
  return wordOf(fields, name) ?? (article ? `How many: ${article}` : name);
}

/** A form's purpose, in words; its own name, where no design of ours has it. */
export const formWord = (form: string): string => wordOf(forms, form) ?? form;

/** All the questions of the designs' forms, in the order in which a form asks them. */
export const knownFields: readonly string[] = Object.keys(fields);

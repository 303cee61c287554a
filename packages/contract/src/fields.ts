import { Type } from 'typebox';
import { trapName } from './trapName.ts';

// Control characters, halves of emoji, line separators, byte order marks and the replacement character: a line of words
// has none of them, and not every database returns them.
const noise = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufeff\ufffd`;
// Spaces, and characters that only shape their neighbours: alone they cannot be seen.
const unseen = String.raw`\s\p{DI}`;
/** A line of words, or nothing. */
export const oneLine = `^[^${noise}]*$`;
// Leading spaces are matched apart from the rest, so that no text can make the search slow.
const oneVisibleLine = `^(?:(?![${noise}])[${unseen}])*[^${unseen}${noise}][^${noise}]*$`;
// The same for words on several lines.
const lineBreaks = String.raw`[\t\n\r]`;
const visibleText = `^(?:(?![${noise}])[${unseen}]|${lineBreaks})*[^${unseen}${noise}](?:[^${noise}]|${lineBreaks})*$`;

/** One line with something visible in it. */
export const oneLineOf = (maxLength: number, message: string) =>
  Type.String({ minLength: 1, maxLength, pattern: oneVisibleLine, 'x-message': message });

/** Words on as many lines as it takes. */
export const textOf = (maxLength: number, message: string) =>
  Type.String({ minLength: 1, maxLength, pattern: visibleText, 'x-message': message });

/** The same, or nothing at all. */
export const optionalTextOf = (maxLength: number, message: string) =>
  Type.String({ maxLength, pattern: `^(?:[^${noise}]|${lineBreaks})*$`, 'x-message': message });
// What every mail server accepts: no quoted names, no lists, no comments. A domain may have letters of any script, but
// none that only look like others: they would be one address to a reader and another to a mail server.
const nameOfBox = String.raw`(?=[^@]{1,64}@)[\w!#$%&'*+/=?^\x60{|}~-]+(?:\.[\w!#$%&'*+/=?^\x60{|}~-]+)*`;
const letterOfDomain = String.raw`(?![\u2100-\u214f\uff00-\uffef\u{1d400}-\u{1d7ff}])[\p{L}\p{M}\p{N}]`;
const partOfDomain = `${letterOfDomain}(?:(?:-|${letterOfDomain}){0,61}${letterOfDomain})?`;

export const Email = Type.String({
  maxLength: 254,
  // RFC 5321 allows 64 characters before the sign, and 63 between dots.
  pattern: `^${nameOfBox}@(?:${partOfDomain}\\.)+(?!\\d+$)${partOfDomain}$`,
  'x-message': 'Enter an email address like name@example.com',
});

export const enterWebAddress =
  'Enter a web address like https://www.example.com, without a name or password in it';

/** Where a website is. Backslashes, which browsers read as slashes, are refused; so is a name or password. */
export const WebAddress = Type.String({
  maxLength: 500,
  pattern: `^[hH][tT][tT][pP][sS]?://[^\\s\\\\/?#@${noise}]+(?:[/?#][^\\s\\\\${noise}]*)?$`,
  'x-message': enterWebAddress,
});

/** A message that comes with it filled in is kept like any other, and marked at the desk. */
export const trap = {
  [trapName]: Type.Optional(
    Type.String({ description: 'Leave this empty.', 'x-message': 'Leave this empty' }),
  ),
};

export const Instant = Type.String({ format: 'date-time' });

/** A day of the calendar: 2026-12-08. */
export const Day = Type.String({ format: 'date' });

/** Integer minor units: 39900 is 399 dollars. */
export const Money = Type.Integer({ minimum: 0, description: 'Integer minor units: 39900 is 399 dollars.' });

export const OrderToken = Type.Object({
  // A malformed token is not even looked for; some databases refuse it.
  token: Type.String({ pattern: '^[\\w-]{1,100}$', description: 'From the link in the receipt.' }),
});

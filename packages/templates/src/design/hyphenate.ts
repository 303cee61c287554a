import german from 'hyphen/de';
import british from 'hyphen/en-gb';
import american from 'hyphen/en-us';

/** A soft hyphen (U+00AD): the browser shows it only where it breaks the word. */
const softHyphen = '\u00AD';

interface Rules {
  /** Marks where a word may be broken. */
  part: (word: string) => string;
  /** Shorter words fit into a line, and readers are not used to seeing them broken. */
  shortest: number;
  /** The fewest letters before a hyphen, and after it. */
  before: number;
  after: number;
  /** The longest that stays whole in a headline which can be broken between its words: most are names. */
  wholeInHeadline?: number;
}

// A longer piece is a name that no rules know. It is broken by force: a hyphen anywhere is better than none.
const longestPiece = 10;
const forcedAfter = 6;

const rules: Readonly<Record<string, Rules>> = {
  // Its words are longer, and its readers are used to seeing them broken.
  de: { part: german.hyphenateSync, shortest: 8, before: 2, after: 3 },
  en: {
    // The British rules keep “everything” whole.
    part: (word) =>
      [british, american].map(({ hyphenateSync }) => hyphenateSync(word)).find((parted) => parted !== word) ??
      word,
    shortest: 10,
    before: 3,
    after: 3,
    // Of this many letters even wide capitals of a page's title fit into a line of a phone.
    wholeInHeadline: 11,
  },
};

function forced(piece: string): readonly string[] {
  const letters = piece.match(/\p{Letter}\p{Mark}*/gu) ?? [];
  if (letters.length <= longestPiece) return [piece];
  return [letters.slice(0, forcedAfter).join(''), ...forced(letters.slice(forcedAfter).join(''))];
}

function hyphenateWord(word: string, { part, shortest, before, after }: Rules): string {
  if (word.length < shortest) return word;
  const pieces = part(word).split(softHyphen);
  while (pieces.length > 1 && pieces[0]!.length < before) pieces.splice(0, 2, pieces[0]! + pieces[1]!);
  while (pieces.length > 1 && pieces.at(-1)!.length < after) pieces.splice(-2, 2, pieces.slice(-2).join(''));
  return pieces.flatMap(forced).join(softHyphen);
}

const inHeadline = (known: Rules, headline: string | undefined): Rules =>
  known.wholeInHeadline !== undefined && headline !== undefined && /\S\s+\S/.test(headline)
    ? { ...known, shortest: known.wholeInHeadline + 1 }
    : known;

const rulesOf = (language: string): Rules | undefined => rules[language.split('-')[0] ?? ''];

const entity = /&#?\w+;/g;

// An address, a number, or a word that its writer has marked.
const asItIs = new RegExp(String.raw`[@/\d${softHyphen}]|\p{Letter}\.\p{Letter}`, 'u');

const partText = (text: string, language: Rules) =>
  text.replaceAll(/\S+/g, (between) =>
    asItIs.test(between.replaceAll(entity, ' '))
      ? between
      : between.replaceAll(/\p{Letter}[\p{Letter}\p{Mark}]+/gu, (word) => hyphenateWord(word, language)),
  );

// Parts that are no text, are never broken, or are copied to be used. In React's markup a “>” only ends a tag.
const notText =
  /<(script|style|textarea|select|svg|title|code)\b[^>]*>.*?<\/\1>|<a\b[^>]* href="(?:tel|mailto|https?):[^>]*>.*?<\/a>|<[^>]*>/s;
const textOrNot = new RegExp(`${notText.source}|[^<]+`, 'gs');

/**
 * Marks in the text of a page where its long words may be broken, so that no browser has to break one without a hyphen:
 * few have the dictionaries that `hyphens: auto` needs. Attributes stay as they are.
 *
 * @param markup as React has rendered it
 * @param language of its words (BCP 47); in a language without rules here the markup stays as it is
 */
export function hyphenate(markup: string, language: string): string {
  const known = rulesOf(language);
  if (!known) return markup;
  let rulesHere = known;
  return markup.replaceAll(textOrNot, (found: string, ...at: readonly unknown[]) => {
    if (!found.startsWith('<')) return partText(found, rulesHere);
    const [, ends, tag] = /^<(\/?)(h[1-6])\b/.exec(found) ?? [];
    if (tag) {
      const start = Number(at.at(-2)) + found.length;
      rulesHere = ends
        ? known
        : inHeadline(
            known,
            markup.slice(start, markup.indexOf(`</${tag}>`, start)).replaceAll(/<[^>]*>/g, ''),
          );
    }
    return found;
  });
}

/**
 * The same for the words of one text, of a page that is on the screen.
 *
 * @param headline all the words of the headline that the text stands in, if it stands in one
 */
export function hyphenateText(text: string, language: string, headline?: string): string {
  const known = rulesOf(language);
  return known ? partText(text, inHeadline(known, headline)) : text;
}

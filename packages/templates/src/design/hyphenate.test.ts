import { expect, test } from 'vitest';
import { hyphenate, hyphenateText } from './hyphenate.ts';

/** Each mark as a stroke. */
const hyphenated = (markup: string, language = 'en-GB') =>
  hyphenate(markup, language).replaceAll('\u00AD', '|');

test.each([
  ['en-GB', 'a traditional BARBERSHOP', 'a tra|di|tional BARBER|SHOP'],
  ['en-GB', 'everything, photographed', 'every|thing, pho|to|graphed'],
  ['en', 'well-established', 'well-estab|lished'],
  ['de-DE', 'Öffnungszeiten und Übernachtung', 'Öff|nungs|zei|ten und Über|nach|tung'],
  ['de-AT', 'Geschenke: Termine, Anfragen', 'Ge|schenke: Termine, An|fra|gen'],
  ['de', 'Donaudampfschifffahrtsgesellschaft', 'Do|nau|dampf|schiff|fahrts|ge|sell|schaft'],
  ['cy', 'Llanfairpwllgwyngyll', 'Llanfairpwllgwyngyll'],
])('in %s, %s', (language, words, marked) => {
  expect(hyphenated(`<p>${words}</p>`, language)).toBe(`<p>${marked}</p>`);
});

test.each([
  ['<h2>Alice Barraclough</h2><p>Barraclough</p>', '<h2>Alice Barraclough</h2><p>Bar|raclough</p>'],
  ['<h1><b>Our</b> attendants</h1>attendants', '<h1><b>Our</b> attendants</h1>attend|ants'],
  // Too long for a phone, or with nothing else to break between.
  ['<h2>Our photographers</h2>', '<h2>Our pho|to|graph|ers</h2>'],
  ['<h2 id="a"> Memberships </h2>', '<h2 id="a"> Mem|ber|ships </h2>'],
])('in a headline a short word beside others stays whole: %s', (markup, marked) => {
  expect(hyphenated(markup)).toBe(marked);
});

test('a German headline’s long words are broken where they do not fit', () => {
  const marked = hyphenateText('Nachmittag', 'de', 'Am Nachmittag').replaceAll('\u00AD', '|');
  expect(marked).toBe(hyphenateText('Nachmittag', 'de').replaceAll('\u00AD', '|'));
  expect(marked).toContain('|');
});

test('a headline on the screen is marked as in the page that is built', () => {
  const marked = (text: string, headline?: string) =>
    hyphenateText(text, 'en', headline).replaceAll('\u00AD', '|');
  expect(marked('attendants', 'Our attendants')).toBe('attendants');
  expect(marked('attendants', 'attendants')).toBe(marked('attendants'));
  expect(marked('attendants')).not.toBe('attendants');
});

test('a word that no rules know is broken all the same, with at least three letters on either side', () => {
  const long = 'Zzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
  const pieces = hyphenated(long).split('|');
  expect(pieces.join('')).toBe(long);
  expect(pieces.length).toBeGreaterThan(2);
  for (const { length } of pieces) expect([length, length >= 3 && length <= 10]).toEqual([length, true]);
});

test.each([
  'nine letters: wonderful',
  'somebody@photographers.example',
  'photographers.example',
  'and/orphotographs',
  'ABCDEFGHIJKL2026',
  'Photo\u00ADgraphers',
])('“%s” stays as it is', (words) => {
  expect(hyphenate(words, 'en')).toBe(words);
});

test.each([
  '<img alt="photographs" aria-label="traditional"/>',
  '<input value="photographs" placeholder="traditional"/>',
  '<title>Photographs</title>',
  '<style>.photographs{color:red}</style>',
  '<script>photographs()</script>',
  '<svg><text>photographs</text></svg>',
  '<textarea>photographs</textarea>',
  '<select><option>photographs</option></select>',
  '<code>photographs</code>',
  '<a class="a" href="tel:+441"><b>Photographs</b></a>',
  '<a href="mailto:a@b.example">Photographs</a>',
  '<a href="https://a.example/">Photographs</a>',
])('%s stays as it is', (markup) => {
  expect(hyphenate(markup, 'en')).toBe(markup);
});

test('what stands behind such an element is marked, and what is escaped stays so', () => {
  expect(hyphenated('<svg></svg>photographs<a href="/b">traditional</a>')).toBe(
    '<svg></svg>pho|to|graphs<a href="/b">tra|di|tional</a>',
  );
  expect(hyphenated('the photographer&#x27;s &amp; &lt;photographs&gt;')).toBe(
    'the pho|to|grapher&#x27;s &amp; &lt;pho|to|graphs&gt;',
  );
});

import { expect, test } from 'vitest';
import { domainNameOf, isApex } from './domainName.ts';

const ownHosts = ['sites.awning.example', 'awning.example', '127.0.0.1'];
const read = (typed: string) => domainNameOf(typed, { ownHosts });

test.each([
  ['sharp.example', 'sharp.example'],
  [' Sharp.EXAMPLE \n', 'sharp.example'],
  ['www.sharp.example', 'sharp.example'],
  ['WWW.sharp.example.', 'sharp.example'],
  ['https://www.sharp.example/prices?today#top', 'sharp.example'],
  ['http://sharp.example', 'sharp.example'],
  ['HTTPS://Sharp.example:443/', 'sharp.example'],
  ['//sharp.example', 'sharp.example'],
  ['shop.sharp.co.uk', 'shop.sharp.co.uk'],
  ['www.shop.sharp.co.uk', 'shop.sharp.co.uk'],
  ['www.com', 'www.com'],
  ['wwwsharp.example', 'wwwsharp.example'],
  ['bäckerei.example', 'xn--bckerei-5wa.example'],
  ['BÄCKEREI。example', 'xn--bckerei-5wa.example'],
  ['xn--bckerei-5wa.example', 'xn--bckerei-5wa.example'],
  ['awning.example.sharp.example', 'awning.example.sharp.example'],
  ['notawning.example', 'notawning.example'],
  [`${'x'.repeat(63)}.example`, `${'x'.repeat(63)}.example`],
])('%j is read as %s', (typed, domain) => {
  expect(read(typed)).toEqual({ domain });
});

test.each([
  ['', /^Enter a domain like/],
  ['a shop', /^Enter a domain like/],
  ['https://', /^Enter a domain like/],
  ['ftp://sharp.example', /^Enter a domain like/],
  ['javascript:alert(1)', /^Enter a domain like/],
  ['sharp..example', /^Enter a domain like/],
  ['-sharp.example', /^Enter a domain like/],
  ['sharp-.example', /^Enter a domain like/],
  ['my_shop.example', /^Enter a domain like/],
  ['*.sharp.example', /^Enter a domain like/],
  ['xn--a.example', /^Enter a domain like/],
  [`${'x'.repeat(64)}.example`, /^Enter a domain like/],
  [`${'x.'.repeat(122)}example`, /^Enter a domain like/],
  ['ada@sharp.example', /mailbox/],
  ['https://ada:secret@sharp.example', /mailbox/],
  ['sharp.example:8080', /port/],
  ['192.0.2.1', /machine/],
  ['0x7f.1', /machine/],
  ['2130706433', /machine/],
  ['[2001:db8::1]', /machine/],
  ['localhost', /each visitor’s own machine/],
  ['sharp.localhost', /each visitor’s own machine/],
  ['awning.example', /ours/],
  ['www.awning.example', /ours/],
  ['sites.awning.example', /ours/],
  ['Someone-Else.sites.awning.example', /ours/],
  ['sharp', /^sharp is not a whole domain/],
  ['co.uk', /^Under co\.uk domains are sold/],
  ['www.co.uk', /^Under co\.uk domains are sold/],
  ['github.io', /^Under github\.io domains are sold/],
  ['公司.cn', /^Under 公司\.cn domains are sold/],
])('%j is refused in a sentence', (typed, sentence) => {
  expect(read(typed)).toEqual({ refusal: expect.stringMatching(sentence) });
});

test.each([
  ['sharp.example', true],
  ['sharp.co.uk', true],
  ['shop.sharp.co.uk', false],
  ['ada.github.io', true],
])('whether %s is a registered domain itself: %s', (domain, bought) => {
  expect(isApex(domain)).toBe(bought);
});

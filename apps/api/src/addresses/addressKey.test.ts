import { expect, test } from 'vitest';
import { keyOf } from './addressKey.ts';

test.each([
  ['Ada@Sharp.Example', 'ada@sharp.example'],
  ['q@MÜNCHEN.de', 'q@xn--mnchen-3ya.de'],
  ['q@mu\u0308nchen.de', 'q@xn--mnchen-3ya.de'],
  ['q@XN--MNCHEN-3YA.de', 'q@xn--mnchen-3ya.de'],
  ['q@sub.例え.example', 'q@sub.xn--r8jz45g.example'],
  ['jo\u0308rg@sharp.example', 'jörg@sharp.example'],
  ['JÖRG@sharp.example', 'jÖrg@sharp.example'],
])('%s has the mailbox key %s', (email, key) => {
  expect(keyOf(email)).toBe(key);
  expect(keyOf(key)).toBe(key);
});

test.each([
  ['a Kelvin sign for a K', '\u212aim@sharp.example'],
  ['a Kelvin sign beside letters that could be composed', '\u212ajo\u0308rg@sharp.example'],
  ['a dotless i', 'm\u0131ke@sharp.example'],
  ['a long s', 'ki\u017fs@sharp.example'],
  ['a wide @', 'ada\uff20sharp.example'],
  ['a domain with a wide @', 'ada@x\uff20sharp.example'],
  ['a domain with a path', 'ada@münchen.example/x'],
  ['a domain with a port', 'ada@münchen.example:80'],
  ['a domain with an escape', 'ada@m%c3%bcnchen.example'],
  ['a domain that no server could have', 'ada@xn--ü.example'],
  ['no address', 'ada'],
  ['nothing', ''],
])('%s is left unchanged', (_name, text) => {
  expect(keyOf(text)).toBe(text);
});

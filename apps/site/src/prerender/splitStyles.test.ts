import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Fold } from '../frame/Fold.tsx';
import { foldMark } from './fold.ts';
import { splitStyles } from './splitStyles.ts';

const markup = ['<header class="bar wide"><a class="link">Templates</a></header>'];
const split = (css: string) => splitStyles(css, markup);

test('the mark of the first screen’s end is the one in a page', () => {
  expect(renderToStaticMarkup(createElement(Fold))).toBe(foldMark);
});

test('rules of elements in the first screen come first, and no others', () => {
  expect(split('.bar{color:red}.foot{color:blue}.bar .link{color:green}.bar .foot{color:black}')).toEqual({
    first: '.bar{color:red}.bar .link{color:green}',
    rest: '.foot{color:blue}.bar .foot{color:black}',
  });
});

test('rules without a class come first', () => {
  const css = ':root{--a:1px}h1{margin:var(--a)}@font-face{font-family:A;src:url(a.woff2)}';
  expect(split(css)).toEqual({ first: css, rest: '' });
});

test('a font for some letters can wait', () => {
  const few = '@font-face{font-family:A;src:url(b.woff2);unicode-range:U+A5}';
  const css = `@font-face{font-family:A;src:url(a.woff2)}${few}`;
  expect(split(css)).toEqual({ first: '@font-face{font-family:A;src:url(a.woff2)}', rest: few });
});

test('each selector of a list goes where it belongs', () => {
  expect(split('.link,.foot{color:red}')).toEqual({ first: '.link{color:red}', rest: '.foot{color:red}' });
});

test('rules for a pointer, the keyboard or a printer can wait', () => {
  const css = '.link:hover{color:red}.link:focus-visible{color:blue}@media print{.bar{display:none}}';
  expect(split(css)).toEqual({ first: '', rest: css });
});

test('rules for a state wait unless an element is served in it', () => {
  const css =
    '.bar[open]{color:red}.link:disabled{color:blue}.link[aria-invalid]{margin:0}.bar[aria-pressed=true] .link{padding:0}';
  expect(split(css)).toEqual({ first: '', rest: css });
  const served = ['<details class="bar" open=""><button class="link" disabled="">Go</button></details>'];
  expect(splitStyles(css, served)).toEqual({
    first: '.bar[open]{color:red}.link:disabled{color:blue}',
    rest: '.link[aria-invalid]{margin:0}.bar[aria-pressed=true] .link{padding:0}',
  });
});

test('rules with :not() come first', () => {
  const css = '.link:not(:hover){color:red}.bar:not(.foot){color:blue}:where(.bar):not(q q){margin:0}';
  expect(split(css)).toEqual({ first: css, rest: '' });
});

test('a choice of selectors comes first if one element of it exists', () => {
  const css = ':is(.link,.foot){color:red}';
  expect(split(css)).toEqual({ first: css, rest: '' });
});

test('a condition goes with its rules', () => {
  expect(
    split('@media (min-width:64em){.bar{margin:0}.foot{margin:0}}@supports (gap:1px){.foot{gap:1px}}'),
  ).toEqual({
    first: '@media (min-width:64em){.bar{margin:0}}',
    rest: '@media (min-width:64em){.foot{margin:0}}@supports (gap:1px){.foot{gap:1px}}',
  });
});

test('an animation comes with the rule that names it', () => {
  const css =
    '@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}.bar{animation:in 1s}.foot{animation:out 1s}';
  expect(split(css)).toEqual({
    first: '@keyframes in{to{opacity:1}}.bar{animation:in 1s}',
    rest: '@keyframes out{to{opacity:0}}.foot{animation:out 1s}',
  });
});

test('a custom property that is only read later is set later, in the same rule', () => {
  const css =
    '.bar{--a:var(--b);--b:1px;--c:2px;margin:var(--a)}.foot{--c:3px;padding:var(--c)}@media print{.bar{--a:0}}';
  expect(split(css)).toEqual({
    first: '.bar{--a:var(--b);--b:1px;margin:var(--a)}',
    rest: '.bar{--c:2px}.foot{--c:3px;padding:var(--c)}@media print{.bar{--a:0}}',
  });
});

test('a custom property that markup reads comes first', () => {
  const drawing = ['<svg class="bar"><path fill="var(--a)"/></svg>'];
  expect(splitStyles('.bar{--a:red;--b:blue}', drawing)).toEqual({
    first: '.bar{--a:red}',
    rest: '.bar{--b:blue}',
  });
});

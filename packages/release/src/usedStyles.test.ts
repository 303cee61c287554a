import { expect, test } from 'vitest';
import { usedStyles } from './usedStyles.ts';

const worn = (css: string) => usedStyles(css, '<html class="theme dark"><div class="one two">');

test.each([
  ['a rule whose classes are all there', '.one.two{color:red}', '.one.two{color:red}'],
  ['a rule of no class', 'html{color:red}', 'html{color:red}'],
  ['a rule one of whose classes is not there', '.one .three{color:red}', ''],
  ['of several selectors those that are there', '.one,.three,.theme{color:red}', '.one,.theme{color:red}'],
  ['a class that must not be there', '.one:not(.three){color:red}', '.one:not(.three){color:red}'],
  ['a class at no weight', ':where(.three):not(q q){color:red}', ''],
  ['any of several', ':where(.three,.one) a{color:red}', ':where(.three,.one) a{color:red}'],
  [
    'what looks like a class in an attribute',
    '.one[href$=".pdf"]{color:red}',
    '.one[href$=".pdf"]{color:red}',
  ],
  ['no medium that is left with nothing', '@media print{.three{color:red}}', ''],
  ['a medium with what is worn', '@media print{.three{a:b}.two{a:b}}', '@media print{.two{a:b}}'],
  [
    'the movements that are named',
    '.one{animation:in 1s}@keyframes in{to{left:0}}@keyframes out{to{left:0}}',
    '.one{animation:in 1s}@keyframes in{to{left:0}}',
  ],
  [
    'the faces that are named',
    '@font-face{font-family:"A";src:url(a)}@font-face{font-family:B;src:url(b)}.theme{--text:"A",serif}.three{--text:B}',
    '@font-face{font-family:"A";src:url(a)}.theme{--text:"A",serif}',
  ],
  [
    'of two looks on the root what the later one says, and its face alone',
    '@font-face{font-family:A;src:url(a)}@font-face{font-family:B;src:url(b)}.theme{--text:A;--ink:red}.dark{--text:B}',
    '@font-face{font-family:B;src:url(b)}.theme{--ink:red}.dark{--text:B}',
  ],
  [
    'what is said again elsewhere than on the root',
    '.theme{--ink:red}.one{--ink:blue}',
    '.theme{--ink:red}.one{--ink:blue}',
  ],
  [
    'what a medium alone says otherwise',
    '.theme{--ink:red}@media print{.dark{--ink:black}}',
    '.theme{--ink:red}@media print{.dark{--ink:black}}',
  ],
])('keeps %s', (_, css, kept) => {
  expect(worn(css)).toBe(kept);
});

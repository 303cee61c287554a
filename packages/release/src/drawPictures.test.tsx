import type { Design } from '@awning/templates/design';
import type { TemplateSite } from '@awning/templates/site';
import { vars } from '@awning/ui/theme';
import { expect, test } from 'vitest';
import { drawPictures } from './drawPictures.tsx';

const nameOf = (variable: string) => variable.slice('var('.length, -1);
const [surface, ink, paper] = [vars.color.surfaceTint, vars.color.ink, vars.color.paper1].map(nameOf);

const css = [
  '@font-face{font-family:Slab;src:url(fonts/slab-1.woff2)format("woff2")}',
  '@font-face{font-family:Grotesque;src:url(fonts/grotesque-1.woff2)format("woff2")}',
  `.theme{${surface}:#fff;${ink}:#111;${paper}:#b33;--mixed:color-mix(in srgb,var(${paper}) 50%,black);--slab:Slab,serif;--unused:#0f0}`,
  '.sitter{--skin:var(--mixed)}.other{color:red}p{margin:0}',
  '@keyframes turn{to{rotate:1turn}}.turning{animation:turn 1s;fill:red}',
].join('');

/** Every page holds the clip paths of its drawings. */
const Page = () => (
  <div>
    <svg>
      <path id="arrow" d="M0 0h1" />
    </svg>
    <svg>
      <path id="leaf" fill={vars.color.paper1} d="M0 0h2" />
    </svg>
  </div>
);

const draw = (drawings: Design['drawings']) =>
  drawPictures({
    design: {
      drawings,
      render: () => ({ theme: 'theme', name: 'Your name', Page }) as unknown as TemplateSite,
    },
    css,
    fonts: [
      { name: 'slab-1.woff2', bytes: new TextEncoder().encode('slab') },
      { name: 'grotesque-1.woff2', bytes: new TextEncoder().encode('grotesque') },
    ],
  });

test('a drawing brings the colours that it uses, of the theme or mixed from it, and no others', () => {
  const { face = '' } = draw({
    face: () => (
      <svg className="column" viewBox="0 0 200 100" aria-hidden>
        <g className="sitter">
          <path fill="var(--skin)" d="M0 0h1" />
        </g>
      </svg>
    ),
  });
  expect(face).toContain(
    '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120" viewBox="-12 -12 224 124" class="theme">',
  );
  expect(face).toContain('<g class="sitter"><path fill="var(--skin)" d="M0 0h1"></path></g></svg>');
  expect(face).toContain(`--mixed:color-mix(in srgb,var(${paper}) 50%,black);`);
  expect(face).toContain(`${paper}:#b33;`);
  expect(face).toContain('.sitter{--skin:var(--mixed)}');
  expect(face).not.toMatch(/unused|other|margin|font-face/);
});

test('it is lettered in its own font, names no business, and does not move', () => {
  const { sign = '' } = draw({
    sign: ({ business }) => (
      <svg viewBox="0 0 10 10">
        <rect className="turning" width="1" height="1" />
        <text fontFamily="var(--slab)">{business.name}</text>
      </svg>
    ),
  });
  expect(sign).toContain('>Your name</text>');
  expect(sign).toContain(`url(data:font/woff2;base64,${btoa('slab')})`);
  expect(sign).toContain('.turning{fill:red}');
  expect(sign).not.toMatch(/Grotesque|animation|keyframes/);
});

test('it brings its clip paths', () => {
  const { bunch = '' } = draw({
    bunch: () => (
      <svg viewBox="0 0 10 10">
        <use href="#leaf" />
      </svg>
    ),
  });
  expect(bunch).toMatch(/<defs><path id="leaf"[^>]*><\/path><\/defs><use href="#leaf"><\/use><\/svg>$/);
  expect(bunch).toContain(`${paper}:#b33;`);
});

test('anything but a single drawing is refused', () => {
  expect(() => draw({ pair: () => <p>Two</p> })).toThrow('pair');
});

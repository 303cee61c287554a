import { createGlobalThemeContract, style } from '@vanilla-extract/css';
import { from } from '@awning/ui/styles/breakpoints';
import { on } from '@awning/ui/theme/on';
import { measureMargin } from '@awning/ui/theme/measureMargin';

/**
 * One thin wire that a whole page hangs from. Every section that carries it lets it in at its top and out at its bottom,
 * so that whichever two stand together, it goes on from one to the other.
 */
export const wire = createGlobalThemeContract(
  {
    /** From the edge of the screen to the wire. A percentage is in it: for boxes as wide as the screen. */
    at: null,
    /** From the wire to the words beside it. */
    gap: null,
    /** From the wire to the end of a beam's short arm, on the side where no words are; nothing on a phone. */
    arm: null,
    /** How wide a weight may be that hangs from the short arm. */
    weight: null,
    /** How far below its beam a heading hangs. */
    drop: null,
  },
  (_value, path) => `ui-wire-${path.join('-')}`,
);

const hangs = (offset: string) => `calc(${measureMargin()} + ${offset})`;

/** Drawn in the ink of the ground behind it. */
export const strand = `2px solid ${on.ink}`;
export const shape = { content: '""', position: 'absolute', pointerEvents: 'none' } as const;

const measures = style({
  vars: {
    [wire.at]: hangs('2px'),
    [wire.gap]: '22px',
    [wire.arm]: '0px',
    [wire.weight]: '0px',
    [wire.drop]: '28px',
  },
  '@media': {
    [from.tablet]: {
      vars: {
        [wire.at]: hangs('60px'),
        [wire.gap]: '40px',
        [wire.arm]: '46px',
        [wire.weight]: '52px',
        [wire.drop]: '36px',
      },
    },
    [from.desktop]: {
      vars: {
        [wire.at]: hangs('clamp(96px, 10.5vw, 164px)'),
        [wire.gap]: 'clamp(48px, 5vw, 76px)',
        [wire.arm]: 'clamp(62px, 7vw, 108px)',
        [wire.weight]: 'clamp(60px, 7vw, 104px)',
        [wire.drop]: 'clamp(40px, 4vw, 56px)',
      },
    },
  },
});

/** Goes on the outermost part, as wide as the screen, of a section with the wire: the words keep clear of it. */
export const wired = style([
  measures,
  {
    position: 'relative',
    paddingInline: `calc(${wire.at} + ${wire.gap}) ${measureMargin()}`,
    selectors: {
      '&::before': { ...shape, insetBlock: 0, insetInlineStart: wire.at, borderInlineStart: strand },
    },
  },
]);

/** The line along the top of a page: goes on the first section, for all the rest to hang from. */
export const opening = style({ borderBlockStart: strand });

/** The wire's end: goes on the last section of a page that no counterweight ends. It comes down to a small weight. */
export const ending = style({
  selectors: {
    '&::before': { insetBlockEnd: '2rem' },
    '&::after': {
      ...shape,
      insetBlockEnd: '1.25rem',
      insetInlineStart: `calc(${wire.at} + 1px - 0.5rem)`,
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: '50%',
      background: on.ink,
    },
  },
});

/** A weight, and the string above it that it hangs by; a phone has no room for one. */
export const hungWeight = style({
  display: 'none',
  position: 'absolute',
  inlineSize: wire.weight,
  selectors: {
    '&::before': {
      ...shape,
      insetBlockEnd: 'calc(100% - 4px)',
      insetInlineStart: 'calc(50% - 1px)',
      blockSize: wire.drop,
      borderInlineStart: strand,
    },
  },
  '@media': { [from.tablet]: { display: 'block' } },
});

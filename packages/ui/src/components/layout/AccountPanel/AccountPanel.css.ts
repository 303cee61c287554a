import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../../styles/breakpoints.ts';
import { space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { sheet } from '../../../theme/paper.css.ts';

const binding = 'clamp(10px, 1.4vw, 16px)';
const corner = 'clamp(26px, 3vw, 38px)';
const brass = (direction: string) =>
  `linear-gradient(${direction}, ${vars.color.spark} calc(50% - 2px), ${vars.color.focusEdge} calc(50% - 2px) 50%, transparent 50%)`;

export const root = style({ display: 'grid', paddingBlock: 'clamp(18px, 2.6vw, 36px)' });

// Two pages side by side end on one line.
globalStyle(`${root} > *`, { display: 'grid', inlineSize: '100%', minInlineSize: 0 });

export const cover = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: binding,
  borderRadius: vars.radius.card,
  background: [
    `${brass('135deg')} 0 0 / ${corner} ${corner} no-repeat`,
    `${brass('225deg')} 100% 0 / ${corner} ${corner} no-repeat`,
    `${brass('45deg')} 0 100% / ${corner} ${corner} no-repeat`,
    `${brass('315deg')} 100% 100% / ${corner} ${corner} no-repeat`,
    vars.color.surfaceDeep,
  ].join(', '),
  boxShadow: `inset 0 0 0 2px ${vars.color.surfaceDeeper}, 0 6px 0 ${vars.shadow.cast}`,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

const margin = 'clamp(14px, 3.4vw, 44px)';

export const page = style([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    paddingInline: `${margin} clamp(14px, 2.4vw, 32px)`,
    borderRadius: '2px',
    // The edges of the pages below show.
    boxShadow: `2px 2px 0 ${vars.street.paperLine}, 4px 4px 0 ${vars.street.paper}, 6px 6px 0 ${vars.street.paperLine}`,
    '@media': {
      [from.tablet]: {
        paddingInlineStart: `calc(${margin} + ${space.large})`,
        backgroundImage: `linear-gradient(90deg, ${vars.street.paperDanger} 0 1px, transparent 1px 4px, ${vars.street.paperDanger} 4px 5px)`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: '5px 100%',
        backgroundPosition: `${margin} 0`,
        selectors: { '&:dir(rtl)': { backgroundPosition: `calc(100% - ${margin}) 0` } },
      },
    },
  },
]);

// The double rule that a column of figures begins under.
export const head = style({
  display: 'grid',
  gap: space.xsmall,
  paddingBlock: `clamp(18px, 2.4vw, 30px) ${space.medium}`,
  borderBlockEnd: `5px double ${vars.street.paperLine}`,
});

export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.large,
  alignContent: 'start',
  paddingBlock: `${space.large} clamp(22px, 2.8vw, 36px)`,
});

import { style } from '@vanilla-extract/css';
import { fontSize, space } from '../../../styles/scale.ts';
import { on } from '../../../theme/on.css.ts';

export const layout = {
  line: {
    list: style({
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space.xxsmall} ${space.large}`,
      fontSize: fontSize.small,
    }),
    fact: style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xsmall, minInlineSize: 0 }),
    term: style({ color: on.inkMuted, minInlineSize: 0, overflowWrap: 'anywhere' }),
  },
  column: {
    // No longer than a line that is read with ease, in however wide a page.
    list: style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: '68ch' }),
    fact: style({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
      gap: space.small,
      paddingBlock: space.small,
      borderBlockEnd: `1px solid ${on.line}`,
    }),
    term: style({ color: on.inkMuted, fontSize: fontSize.small, overflowWrap: 'anywhere' }),
  },
};

export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '@awning/ui/styles/scale';
import { on } from '@awning/ui/theme/on';
import { ofDaysWithout, ofOtherKinds } from './kinds.ts';

/** Around the filter and the days. */
export const week = style({});

/** A session, taken out while another kind is chosen. Its kind is in `data-kind`. */
export const session = style({
  '@media': { screen: { selectors: ofOtherKinds(week, { display: 'none' }) } },
});

/** The line of a day without sessions of the chosen kind. The kinds that the day lacks are in `data-lacks`. */
export const none = style({
  display: 'none',
  fontStyle: 'italic',
  '@media': { screen: { selectors: ofDaysWithout(week, { display: 'block' }) } },
});

export const filter = style({ '@media': { print: { display: 'none' } } });

export const key = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xsmall} ${space.large}` });

export const kind = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const choice = style([
  kind,
  {
    minBlockSize: touchTarget,
    paddingInline: space.small,
    border: `2px solid ${on.line}`,
    cursor: 'pointer',
    selectors: { '&:hover, &:has(:checked)': { borderColor: on.ink } },
  },
]);

export const dot = style({
  flex: 'none',
  inlineSize: '1.15em',
  blockSize: '1.15em',
  margin: 0,
  accentColor: on.ink,
});

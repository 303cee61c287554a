import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = style({
  display: 'grid',
  gap: space.xsmall,
  inlineSize: '100%',
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
});

export const was = style({
  fontFamily: vars.font.display,
  fontSize: fontSize.xlarge,
  fontStretch: fontStretch.narrow,
  fontWeight: 600,
  lineHeight: 1,
  textDecorationThickness: '2px',
});

/** As wide as the ticket, by how many figures there are. */
export const price = styleVariants({ short: '42cqi', middling: '26cqi', long: '17cqi' }, (share) => ({
  fontSize: `clamp(1.75rem, ${share}, 6.2rem)`,
}));

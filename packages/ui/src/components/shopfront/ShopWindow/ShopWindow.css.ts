import { assignVars, createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { altSize } from '../../../styles/altSize.css.ts';
import { attention, attentionDisplay } from '../../../styles/attention.css.ts';
import { from, motion } from '../../../styles/breakpoints.ts';
import { pictureGround } from '../../../styles/pictureGround.css.ts';
import { duration, fontSize, fontStretch, space } from '../../../styles/scale.ts';
import { vars } from '../../../theme/contract.css.ts';
import { windowVars } from '../../../theme/window.css.ts';

const frame = createVar();
const sillHeight = createVar();
const sillLip = createVar();
const overhang = createVar();

/** The colours of an empty shop. */
export const unlet = style({
  vars: assignVars(windowVars, {
    clothA: vars.color.controlEdge,
    clothB: vars.street.sill,
    paint: vars.color.controlEdge,
    trim: vars.street.sill,
    ground: vars.color.surfaceTint,
  }),
});

export const root = style({ position: 'relative', isolation: 'isolate', minInlineSize: 0 });

export const size = styleVariants({
  small: {
    vars: { [frame]: '7px', [sillHeight]: '9px', [sillLip]: '3px', [overhang]: '6px', [altSize]: '0' },
  },
  medium: {
    vars: { [frame]: '10px', [sillHeight]: '13px', [sillLip]: '4px', [overhang]: '9px' },
  },
  large: {
    vars: { [frame]: '10px', [sillHeight]: '20px', [sillLip]: '6px', [overhang]: '8px' },
    paddingInline: '10px',
    '@media': { [from.tablet]: { vars: { [frame]: '16px', [overhang]: '14px' } } },
  },
});

export const awning = style({
  position: 'relative',
  zIndex: 2,
  marginInline: '-6px',
  filter: `drop-shadow(0 4px 0 ${vars.shadow.cast})`,
});

const glass = style({
  vars: { [pictureGround]: windowVars.ground },
  position: 'relative',
  // The awning hangs over the frame and no further: the top of what stands in the glass is seen.
  marginBlockStart: `calc(-1 * ${frame})`,
  aspectRatio: '4 / 3',
  border: `${frame} solid ${windowVars.paint}`,
  // A lit pane would glare at night while its picture loads.
  background: `color-mix(in srgb, ${vars.street.pane}, ${vars.color.surface} 72%)`,
  boxShadow: `inset 0 0 0 2px ${vars.shadow.cast}, ${vars.shadow.glow}`,
  overflow: 'hidden',
  selectors: {
    // The street in the glass.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      background:
        'linear-gradient(112deg, transparent 62%, rgb(255 255 255 / 0.13) 0 72%, transparent 0 75%, rgb(255 255 255 / 0.13) 0 78%, transparent 0)',
      pointerEvents: 'none',
    },
  },
});

const slat = `color-mix(in srgb, ${vars.street.sill}, ${vars.street.sillEdge} 28%)`;
const gap = `color-mix(in srgb, ${vars.street.sillEdge}, ${vars.street.iron} 32%)`;
const noReflection = { boxShadow: 'none', selectors: { '&::after': { content: 'none' } } };

export const pane = styleVariants({
  lit: [glass],
  empty: [
    glass,
    noReflection,
    {
      display: 'grid',
      placeItems: 'center',
      background: `repeating-linear-gradient(45deg, ${vars.color.surfaceTint} 0 14px, ${vars.color.line} 14px 15px)`,
    },
  ],
  // Slats, and the bar that is locked to the sill.
  shut: [
    glass,
    noReflection,
    {
      background: [
        `linear-gradient(${vars.street.iron} 0 0) 50% 100% / 100% 8px no-repeat`,
        `linear-gradient(${vars.shadow.cast}, transparent 64px)`,
        `repeating-linear-gradient(${slat} 0 16px, ${vars.street.sillEdge} 16px 18px, ${gap} 18px 20px)`,
      ].join(', '),
    },
  ],
});

// Its size does not depend on its content, so nothing shifts. Browsers load lazy pictures from three screens away, and
// skipped content from one and a half.
export const late = style({ contentVisibility: 'auto' });

const strip = style({
  position: 'absolute',
  zIndex: 2,
  maxInlineSize: '86%',
  border: `2px solid ${vars.color.focusEdge}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  boxShadow: vars.shadow.lift,
  fontFamily: vars.font.display,
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const sticker = styleVariants({
  new: [
    strip,
    {
      insetBlockEnd: space.medium,
      insetInlineStart: space.medium,
      padding: `${space.xsmall} ${space.small}`,
      fontSize: '1.25rem',
      color: vars.street.paperDanger,
      rotate: '-4deg',
    },
  ],
  gone: [
    strip,
    {
      insetBlockStart: '52%',
      insetInline: '7%',
      marginInline: 'auto',
      inlineSize: 'fit-content',
      padding: `${space.small} ${space.large}`,
      fontSize: 'clamp(1.5rem, 3vw, 2.125rem)',
      textTransform: 'uppercase',
      rotate: '-3deg',
    },
  ],
});

export const bill = style({
  maxInlineSize: '92%',
  padding: `${space.small} 20px ${space.medium}`,
  border: `3px solid ${vars.color.focusEdge}`,
  background: vars.street.paper,
  color: vars.street.onPaper,
  boxShadow: vars.shadow.lift,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  rotate: '-3deg',
});

export const billHeading = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.9rem, 3vw, 2.5rem)',
  fontStretch: fontStretch.narrow,
  fontWeight: vars.font.displayWeight,
  lineHeight: 0.9,
  textTransform: 'uppercase',
});

export const billNote = style({
  display: 'block',
  marginBlockStart: space.xsmall,
  fontSize: fontSize.xsmall,
  fontWeight: 600,
  lineHeight: 1.2,
});

const hung = style({ vars: { [altSize]: '0' }, position: 'absolute', zIndex: 2 });

const along = (way: string) => `drop-shadow(${way} 0 ${vars.color.focusEdge})`;

export const phone = styleVariants({
  always: [
    hung,
    {
      insetBlockEnd: '5%',
      insetInlineEnd: '6%',
      inlineSize: '22%',
      aspectRatio: '1 / 2',
      border: `5px solid ${vars.color.focusEdge}`,
      borderRadius: space.small,
      boxShadow: `0 0 0 2px ${windowVars.trim}`,
      overflow: 'hidden',
      '@media': { [from.tablet]: { inlineSize: '19%', borderWidth: '6px', borderRadius: space.medium } },
    },
  ],
  onAttention: [
    hung,
    {
      display: 'none',
      insetBlockEnd: '15px',
      insetInlineStart: '21px',
      inlineSize: '20%',
      // Its frame is the shadow of the picture: where none has come yet there is no phone in front of the site.
      filter: ['5px 0', '-5px 0', '0 5px', '0 -5px'].map(along).join(' '),
      opacity: fallbackVar(attention, '0'),
      '@media': {
        // On anything narrower it would hide the site that it belongs to.
        [from.tablet]: { display: fallbackVar(attentionDisplay, 'none') },
        // Nothing to hover with.
        '(hover: none)': { display: 'none' },
        [motion]: {
          translate: `0 calc((1 - ${fallbackVar(attention, '0')}) * 14px)`,
          transition: ['opacity', 'translate', 'display']
            .map((what) => `${what} ${duration.quick} ease-out allow-discrete`)
            .join(', '),
          '@starting-style': { opacity: 0, translate: '0 14px' },
        },
      },
    },
  ],
});

// Without height until it has loaded, although its attributes promise one.
globalStyle(`${phone.onAttention} img`, {
  aspectRatio: 'auto',
  borderRadius: '6px',
  verticalAlign: 'bottom',
});

export const sill = style({
  position: 'relative',
  blockSize: sillHeight,
  marginInline: `calc(-1 * ${overhang})`,
  borderBlockEnd: `${sillLip} solid ${vars.street.sillEdge}`,
  borderRadius: '2px',
  background: vars.street.sill,
});

export const riser = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xxsmall} ${space.medium}`,
  padding: `14px ${space.large} 18px`,
  background: windowVars.paint,
  color: vars.street.paper,
  boxShadow: `inset 0 0 0 6px ${windowVars.paint}, inset 0 0 0 8px rgb(255 255 255 / 0.24)`,
  fontFamily: vars.font.display,
  fontWeight: 700,
  lineHeight: 1.3,
  textWrap: 'balance',
});

export const riserLink = style({ paddingBlock: space.xsmall, color: windowVars.trim });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 100%',
  gap: space.small,
  minInlineSize: 0,
  paddingBlockStart: space.xsmall,
});

import { space } from './scale.ts';

const stroke = 'linear-gradient(currentColor 0 0) center';

/** Ends a `summary` with a plus, and with a minus once it is open: drawn, as some fonts lack a visible sign. */
export const foldSign = {
  // Words and sign stay in line with the text around; the focus ring does not lie on them.
  marginInline: `-${space.xsmall}`,
  paddingInline: space.xsmall,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      inlineSize: '0.8em',
      blockSize: '0.8em',
      background: `${stroke} / 100% 3px no-repeat, ${stroke} / 3px 100% no-repeat`,
    },
    'details[open] > &::after': { background: `${stroke} / 100% 3px no-repeat` },
  },
  '@media': { print: { selectors: { '&::after': { content: 'none' } } } },
} as const;

/** A folded `details` is printed whole, as it cannot be opened on paper. */
export const printedWhole = {
  '@media': {
    print: {
      selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
} as const;

import { createTheme, style } from '@vanilla-extract/css';
import { windowVars } from '../theme/window.css.ts';

/** Three shops' windows, for stories that show other people's templates. */
export const barber = createTheme(windowVars, {
  clothA: '#5a1720',
  clothB: '#f5ecdd',
  paint: '#4a1219',
  trim: '#d9ab57',
  ground: '#5a1720',
});

export const trainer = createTheme(windowVars, {
  clothA: '#111111',
  clothB: '#d4ff2a',
  paint: '#18181a',
  trim: '#d4ff2a',
  ground: '#111111',
});

export const florist = createTheme(windowVars, {
  clothA: '#e58aa0',
  clothB: '#fff4f5',
  paint: '#2f5a43',
  trim: '#f7ccd5',
  ground: '#fde9ec',
});

/** A gap in a wall, for what hangs in one. */
export const doorway = style({ display: 'grid', inlineSize: '128px', blockSize: '380px' });

import { createTheme } from '@vanilla-extract/css';
import { windowVars } from './window.css.ts';

const painted = (paint: string, clothB = '#ffffff', clothA = paint) =>
  createTheme(windowVars, { paint, clothA, clothB, trim: clothB, ground: paint });

/** How a trade's door and window are painted: no two of one street alike. */
export const tradeWindows = {
  pole: painted('#5a1720', '#f5ecdd'),
  cloche: painted('#47512c', '#efe8d8', '#5d6b36'),
  camera: painted('#26313f', '#ffc93c'),
  briefcase: painted('#5b3a29', '#f1e3cf'),
  books: painted('#1f4f86'),
  cross: painted('#0a6847'),
  screen: painted('#303b37', '#8fe3c0'),
  megaphone: painted('#9c2c18', '#ffffff', '#c8371f'),
  house: painted('#234a3a', '#ffe08a'),
  suitcase: painted('#215079', '#ffe9ae', '#2b5c8a'),
  mirror: painted('#8a3350', '#fff4f5', '#e58aa0'),
  cake: painted('#4d4668'),
  stopwatch: painted('#232326', '#e2ff1f', '#141414'),
  dumbbell: painted('#8a3d12', '#f0e9dc', '#c9571a'),
  tulip: painted('#1d5240', '#fff4f5', '#d9738c'),
};

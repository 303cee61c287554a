import { createTheme } from '@vanilla-extract/css';
import { windowVars } from './window.css.ts';

const dress = (paint: string, clothB = '#ffffff', clothA = paint) =>
  createTheme(windowVars, { paint, clothA, clothB, trim: clothB, ground: paint });

/** How a trade's door and window are painted: no two of one street alike. */
export const tradeWindows = {
  pole: dress('#5a1720', '#f5ecdd'),
  cloche: dress('#47512c', '#efe8d8', '#5d6b36'),
  camera: dress('#26313f', '#ffc93c'),
  briefcase: dress('#5b3a29', '#f1e3cf'),
  books: dress('#1f4f86'),
  cross: dress('#0a6847'),
  screen: dress('#303b37', '#8fe3c0'),
  megaphone: dress('#9c2c18', '#ffffff', '#c8371f'),
  house: dress('#234a3a', '#ffe08a'),
  suitcase: dress('#215079', '#ffe9ae', '#2b5c8a'),
  mirror: dress('#8a3350', '#fff4f5', '#e58aa0'),
  cake: dress('#4d4668'),
  stopwatch: dress('#232326', '#e2ff1f', '#141414'),
  dumbbell: dress('#8a3d12', '#f0e9dc', '#c9571a'),
  tulip: dress('#1d5240', '#fff4f5', '#d9738c'),
};

import { createTheme } from '@vanilla-extract/css';
import { windowVars } from './window.css.ts';

const door = (paint: string, clothB = '#ffffff', clothA = paint) =>
  createTheme(windowVars, { paint, clothA, clothB, trim: clothB, ground: paint });

/** How a trade's door is painted: no two of one street alike. */
export const doors = {
  pole: door('#5a1720', '#f5ecdd'),
  cloche: door('#47512c', '#efe8d8', '#5d6b36'),
  camera: door('#26313f', '#ffc93c'),
  briefcase: door('#5b3a29', '#f1e3cf'),
  books: door('#1f4f86'),
  cross: door('#0a6847'),
  screen: door('#303b37', '#8fe3c0'),
  megaphone: door('#9c2c18', '#ffffff', '#c8371f'),
  house: door('#234a3a', '#ffe08a'),
  suitcase: door('#215079', '#ffe9ae', '#2b5c8a'),
  mirror: door('#8a3350', '#fff4f5', '#e58aa0'),
  cake: door('#4d4668'),
  stopwatch: door('#232326', '#e2ff1f', '#141414'),
  dumbbell: door('#8a3d12', '#f0e9dc', '#c9571a'),
  tulip: door('#1d5240', '#fff4f5', '#d9738c'),
};

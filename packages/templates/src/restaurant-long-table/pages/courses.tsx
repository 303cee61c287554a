import type { Course } from '../sections/CoursePlates/index.ts';
import { Artichoke, Figs, Olives, Sardines, Spaghetti, TornLoaf, WholeFish } from '../art/dishes.tsx';
import { tonight } from '../content/tonight.ts';

const { bread, olives, artichoke, sardines, spaghetti, fish, figs } = tonight.courses;

/** Tonight's dishes on their plates, in the order they come past. */
export const courses: readonly Course[] = [
  { ...bread, drawing: <TornLoaf />, size: 'medium', glaze: 'none' },
  { ...olives, drawing: <Olives />, size: 'small', glaze: 'spark' },
  { ...artichoke, drawing: <Artichoke />, size: 'medium', glaze: 'secondary' },
  { ...sardines, drawing: <Sardines />, size: 'medium', glaze: 'steel' },
  { ...spaghetti, drawing: <Spaghetti />, size: 'medium', glaze: 'none' },
  { ...fish, drawing: <WholeFish />, size: 'large', glaze: 'steel' },
  { ...figs, drawing: <Figs />, size: 'small', glaze: 'spark' },
];

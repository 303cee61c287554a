import type { AddOnId } from './addOns.ts';
import type { Minor } from './money.ts';
import type { TierId } from './tiers.ts';
import type { Colour, Manner, SiteFunction } from './traits.ts';

/** A ready-made website we sell: its entry in the catalogue. */
export interface Template {
  /** Its name in addresses, for example `barbershop-classic`. */
  id: string;
  name: string;
  /** The trade it is for, as the filter shows it. */
  category: string;
  tier: TierId;
  price: Minor;
  /** What it is and for whom, in one line. */
  summary: string;
  /** The look in a few words. */
  style: string;
  /** The kind of look, as the filter has it. */
  manner: Manner;
  /** What one would call its colours before another palette is chosen: one or two. */
  colours: readonly Colour[];
  /** What its screenshot shows, for those who do not see it. */
  image: string;
  /** Where the site itself can be tried. */
  demoUrl: string;
  /** Where the same site stands with drawings in place of its photographs, if it has both. */
  drawnDemoUrl?: string;
  /** ISO date on which it went on sale. */
  createdAt: string;
  /** Two or three sentences to a shopkeeper. */
  description: string;
  /** What the buyer takes home, one line each. */
  features: readonly string[];
  /** What it can do beyond what every site can. */
  functions: readonly SiteFunction[];
  /** What is sold with this template beside the add-ons that every template has. */
  addOns: readonly AddOnId[];
  /** The pages by name, as the demo shows them. */
  pages: readonly string[];
}

import { brand } from '@awning/content/brand';
import { dayIn, type Day } from '@awning/shop/workingDays';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const nobodyKnows = () => undefined;

/** The day it is in the shop. A page that was written earlier does not know it until its script does. */
export function useToday(): Day | undefined {
  return useSyncExternalStore<Day | undefined>(never, today, nobodyKnows);
}

const today = () => dayIn(brand.timeZone, new Date());

import { pricing } from '@awning/content/pricing';
import type { TierId } from '@awning/shop/tiers';
import type { SiteFunction } from '@awning/shop/traits';
import { catalogue } from '@awning/templates/catalogue';
import { expect, test } from 'vitest';

/** The words of the tickets: each design of the size has one of what stands behind `or`, and all of what stands behind `and`. */
const meant: Readonly<Record<string, (has: (one: SiteFunction) => boolean) => boolean>> = {
  'Booking, timetable or order form': (has) => has('booking') || has('timetable') || has('order'),
  'Booking or order form': (has) => has('booking') || has('order'),
  'Vouchers or news': (has) => has('vouchers') || has('news'),
  'Vouchers and news': (has) => has('vouchers') && has('news'),
  'Several branches': (has) => has('branches'),
  'Second language': (has) => has('languages'),
};

test.each(Object.entries(pricing.besides))(
  'a ticket for %s names only what each design of its size can do',
  (tier, words) => {
    const lacking = words.flatMap((word) =>
      catalogue
        .filter((design) => design.tier === (tier as TierId))
        .filter(({ functions }) => !meant[word]?.((one) => functions.includes(one)))
        .map(({ id }) => `${id}: ${word}`),
    );
    expect(lacking).toEqual([]);
  },
);

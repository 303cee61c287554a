import { business, hours } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** What a search engine may show of the shop. */
export const structuredData = localBusiness(business, {
  type: 'HairSalon',
  name: business.tradingName,
  priceRange: '££',
  hours: [
    openOn(
      ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      clock(hours.opens),
      clock(hours.closes),
    ),
  ],
});

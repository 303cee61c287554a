import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'Restaurant',
  name: business.tradingName,
  servesCuisine: 'Hand-pulled noodles',
  priceRange: '£9.50 to £16',
  hours: [
    openOn(['Tuesday', 'Wednesday', 'Thursday'], '12:00', '20:00'),
    openOn(['Friday', 'Saturday'], '12:00', '22:00'),
    openOn(['Sunday'], '12:00', '16:00'),
  ],
});

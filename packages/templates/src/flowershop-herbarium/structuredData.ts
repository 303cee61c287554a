import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'Florist',
  name: business.tradingName,
  priceRange: '60p to £55',
  hours: [
    openOn(['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '17:30'),
    openOn(['Saturday'], '08:00', '15:00'),
  ],
});

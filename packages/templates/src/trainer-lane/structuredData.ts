import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'SportsActivityLocation',
  name: business.tradingName,
  priceRange: '£0 to £132',
  hours: [
    openOn(['Monday', 'Wednesday', 'Friday'], '06:30', '08:30'),
    openOn(['Tuesday', 'Thursday'], '06:30', '10:00'),
    openOn(['Saturday'], '08:00', '10:30'),
  ],
});

import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'HealthClub',
  name: business.tradingName,
  priceRange: '£0 to £72',
  hours: [
    openOn(['Monday', 'Thursday'], '09:00', '19:00'),
    openOn(['Tuesday'], '09:00', '13:00'),
    openOn(['Wednesday'], '09:00', '20:30'),
    openOn(['Saturday'], '09:00', '12:30'),
  ],
});

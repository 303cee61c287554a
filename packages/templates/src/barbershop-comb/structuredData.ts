import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show beside the site's name. */
export const structuredData = localBusiness(business, {
  type: 'HairSalon',
  name: business.tradingName,
  foundingDate: '1974',
  priceRange: '£10 to £120',
  hours: [
    openOn(['Tuesday', 'Wednesday', 'Thursday'], '09:00', '18:00'),
    openOn(['Friday'], '09:00', '20:00'),
    openOn(['Saturday'], '08:00', '18:00'),
    openOn(['Sunday'], '11:00', '16:00'),
  ],
});

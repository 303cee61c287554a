import { business } from './content/business.ts';
import { localBusiness, openOn } from '../format/localBusiness.ts';

/** What a search engine may show of the shop. */
export const structuredData = localBusiness(business, {
  type: ['Florist', 'GardenStore'],
  name: business.tradingName,
  priceRange: '££',
  address: { addressRegion: 'Derbyshire' },
  hours: [
    openOn(['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '17:00'),
    openOn(['Saturday'], '08:30', '17:00'),
    openOn(['Sunday'], '10:00', '15:00'),
  ],
});

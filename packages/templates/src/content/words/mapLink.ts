/** Links to a place on OpenStreetMap, by the address as a driver types it. */
export const mapLink = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

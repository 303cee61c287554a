/** Leads to a place on a map that belongs to everybody, by the address as a driver types it. */
export const mapLink = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

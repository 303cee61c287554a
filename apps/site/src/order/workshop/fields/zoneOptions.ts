import { zonesOfCountries } from './zonesOfCountries.ts';

interface ZoneOption {
  value: string;
  label: string;
  group: string;
}

const oceans = ['Atlantic', 'Indian', 'Pacific'];

const optionOf = (value: string, group?: string): ZoneOption => {
  const [region = '', ...places] = value.split('/');
  const [city = region, within] = places.toReversed().map((place) => place.replaceAll('_', ' '));
  return {
    value,
    label: within ? `${city} (${within})` : city,
    group: group ?? (oceans.includes(region) ? `${region} Ocean` : region),
  };
};

const all = Object.values(zonesOfCountries)
  .flatMap((zones) => zones.split(' '))
  .toSorted();

/**
 * Every time zone to choose from, those of one country first.
 *
 * @param country its two letters (ISO 3166)
 *
 * @param near the heading of that country's zones
 *
 * @param kept the chosen zone, which stays an option even under an older name
 */
export function zoneOptions(country: string, near: string, kept: string): readonly ZoneOption[] {
  const own = (zonesOfCountries[country] ?? '').split(' ').filter(Boolean);
  const unlisted = kept === '' || all.includes(kept) ? [] : [{ value: kept, label: kept, group: near }];
  return [
    ...unlisted,
    ...own.map((zone) => optionOf(zone, near)),
    ...all.filter((zone) => !own.includes(zone)).map((zone) => optionOf(zone)),
  ];
}

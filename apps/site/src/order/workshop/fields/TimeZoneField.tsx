import { workshopWords } from '@awning/content/orders/workshopWords';
import { countryOf } from '@awning/templates/country';
import { SelectField, type SelectFieldProps } from '@awning/ui/components/SelectField';
import { use, useMemo } from 'react';
import { valueAt } from '../../../forms/content/changes.ts';
import { SaidContext } from './FieldsContext.ts';
import { zoneOptions } from './zoneOptions.ts';

const { zones: words } = workshopWords;

interface TimeZoneFieldProps extends Pick<SelectFieldProps, 'name' | 'label' | 'hint' | 'optional'> {
  /** The chosen zone, by its IANA name; none is blank. */
  defaultValue: string;
}

/** Asks for the time zone, from a list that begins with the country of the address. */
export function TimeZoneField({ defaultValue, ...frame }: TimeZoneFieldProps) {
  const said = valueAt(use(SaidContext), 'business.address.country');
  const country = countryOf(typeof said === 'string' ? { country: said } : {});
  const options = useMemo(() => zoneOptions(country, words.near, defaultValue), [country, defaultValue]);
  return (
    <SelectField {...frame} placeholder={words.unchosen} options={options} defaultValue={defaultValue} />
  );
}

import type { WordmarkProps } from './Wordmark.tsx';

export const arch = { lines: ['See you', 'under the arch'] } satisfies WordmarkProps;

export const kanzlei = {
  lines: ['Grundstücksverkehrsgenehmigungszuständigkeitsübertragung', 'Ihr Notariat'],
} satisfies WordmarkProps;

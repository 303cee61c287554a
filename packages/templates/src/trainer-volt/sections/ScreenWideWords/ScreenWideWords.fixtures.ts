import type { ScreenWideWordsProps } from './ScreenWideWords.tsx';

export const arch = { lines: ['See you', 'under the arch'] } satisfies ScreenWideWordsProps;

export const kanzlei = {
  lines: ['Grundstücksverkehrsgenehmigungszuständigkeitsübertragung', 'Ihr Notariat'],
} satisfies ScreenWideWordsProps;

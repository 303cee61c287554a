import { spansOf } from '../../content/words/hours.ts';
import { timeZoneOf } from '../../content/words/country.ts';
import type { SiteProps } from '../defineDesign.tsx';

/** What a part that asks for something draws from. */
export type AskingSite = Pick<SiteProps, 'content' | 'labels' | 'locale' | 'formAction'>;

/** When the door is open, for a form that asks for a day. */
export function daysAsked({ content: { business, hours }, locale }: AskingSite) {
  return {
    hours: spansOf(hours),
    exceptions: hours?.exceptions ?? [],
    timeZone: timeZoneOf(business),
    locale,
  };
}

/** Ids made of names, for forms and links: letters and figures alone, and no two alike. */
export function idsOf(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name, place) => {
    const plain = name
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
      .replaceAll(/^-|-$/g, '');
    const id = plain === '' || used.has(plain) ? `${plain || 'no'}-${place + 1}` : plain;
    used.add(id);
    return id;
  });
}

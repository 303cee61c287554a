import type { Language } from '../business.ts';
import type { CommonLabels } from './en.ts';

type Status = Pick<CommonLabels, 'openUntil' | 'opensToday' | 'opensOn'>;

/** Whether the door is open, in so few words that a phone shows them beside the telephone number. */
export const shortStatus: Readonly<Record<Language, Status>> = {
  en: { openUntil: 'Open until {time}', opensToday: 'Opens at {time}', opensOn: 'Opens {day} {time}' },
  de: { openUntil: 'Offen bis {time}', opensToday: 'Öffnet um {time}', opensOn: 'Öffnet {day} {time}' },
};

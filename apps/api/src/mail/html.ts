/** Markup that is safe to send as it stands. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Slot = string | number | Html | readonly Html[] | undefined;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

const write = (slot: Slot): string => {
  if (slot === undefined) return '';
  if (slot instanceof Html) return slot.markup;
  if (typeof slot === 'object') return slot.map(({ markup }) => markup).join('');
  return escapeHtml(String(slot));
};

/** Writes markup. Whatever is put in is escaped, unless it was written by this very function. */
export function html(parts: TemplateStringsArray, ...slots: readonly Slot[]): Html {
  return new Html(parts.map((part, place) => part + write(slots[place])).join(''));
}

import { ContactDetails } from '@awning/ui/sections/ContactDetails';
import { contactProps } from '../../design/props.ts';
import type { Site } from '../schema.ts';
import { map } from '../site.css.ts';

/** The map, the address under it, and how to call. */
export function Way({ heading, ...site }: Site & { heading?: string }) {
  const { drawing, ...contact } = contactProps(site, '(min-width: 64rem) 50vw, 100vw', heading);
  return (
    <ContactDetails {...contact} details={[]} drawing={drawing && <div className={map}>{drawing}</div>} />
  );
}

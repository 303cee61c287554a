import { TeamHalves } from '../sections/TeamHalves/index.ts';
import * as portraits from '../art/portraits.tsx';
import { barbers } from '../content/barbers.ts';
import { chairs } from '../content/chairs.ts';
import type { PageProps } from './page.ts';

const sitters = [
  { slug: 'otto', Portrait: portraits.Otto },
  { slug: 'ava', Portrait: portraits.Ava },
  { slug: 'tam', Portrait: portraits.Tam },
] as const;

export interface TeamProps extends PageProps {
  /** Where the page itself has not said it. */
  heading: string;
}

/** All three barbers, each with the way to their own page. */
export function Team({ heading, href }: TeamProps) {
  return (
    <TeamHalves
      heading={heading}
      lead={chairs.lead}
      people={sitters.map(({ slug, Portrait }) => {
        const { name, chair, text, portrait, page } = barbers[slug];
        return {
          name,
          text,
          place: chair,
          portrait: <Portrait label={portrait} size="frame" />,
          link: { label: page, href: href(slug) },
        };
      })}
    />
  );
}

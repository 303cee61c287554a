import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { questionsAbout } from '../../design/props.ts';
import type { Subject } from '../../content/shapes.ts';
import type { Site } from '../schema.ts';
import { Closing, Top } from './parts.tsx';

const subjects: readonly Subject[] = ['visit', 'booking', 'prices', 'general'];

/** What people ask, by its subject. */
export function Questions(site: Site) {
  const { content, labels } = site;
  const asked = subjects
    .map((subject) => ({ subject, items: questionsAbout(content, subject) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <Top site={site} words={content.design?.tops?.questions} heading={labels.pages.questions} />
      {asked.map(({ subject, items }, place) => (
        <FaqDetails
          key={subject}
          heading={asked.length === 1 ? labels.questions : labels.about[subject]}
          items={items}
          tone={place % 2 ? 'plain' : 'tint'}
        />
      ))}
      <Closing {...site} />
    </>
  );
}

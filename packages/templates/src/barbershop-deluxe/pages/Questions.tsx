import { questionsAbout } from '../../design/props.ts';
import type { Subject } from '../../content/shapes.ts';
import type { Site } from '../schema.ts';
import { Closing, Pairs, Top } from './parts.tsx';

const subjects: readonly Subject[] = ['visit', 'booking', 'prices', 'general'];

/** Asked on the left, answered on the right. */
export function Questions(site: Site) {
  const { content, labels } = site;
  const asked = subjects
    .map((subject) => ({ subject, items: questionsAbout(content, subject) }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <Top site={site} words={content.design?.tops?.questions} heading={labels.pages.questions} />
      {asked.map(({ subject, items }, place) => (
        <Pairs
          key={subject}
          points={{ items: items.map(({ question, answer }) => ({ title: question, text: answer })) }}
          heading={asked.length === 1 ? labels.questions : labels.about[subject]}
          {...(place % 2 && { start: 'accent', end: 'tint' })}
        />
      ))}
      <Closing {...site} />
    </>
  );
}

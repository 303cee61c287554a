import { questionsAbout, twoLines } from '../../design/props.ts';
import { QuestionMark } from '../art/ornaments.ts';
import type { Site } from '../schema.ts';
import { HeroMobile } from '../sections/HeroMobile/HeroMobile.tsx';
import { Asked, Closing } from './parts.tsx';

/** The questions. Those about prices stand with the prices, where there are any. */
export function Questions(site: Site) {
  const { content, labels, has } = site;
  const { questions, design } = content;
  const before = questionsAbout(content, 'general', 'booking');
  const there = questionsAbout(content, 'visit');
  const alone = before.length + there.length === 0;
  return (
    <>
      <HeroMobile
        lines={twoLines(questions?.heading ?? labels.questions)}
        {...(questions?.lead && { lead: questions.lead })}
        drawing={<QuestionMark />}
      />
      <Asked
        words={design?.before}
        heading={labels.before}
        items={before}
        weight={{ shape: 'leaf', paint: 'paper1' }}
        tone="tint"
      />
      <Asked
        words={design?.there}
        heading={labels.there}
        items={there}
        weight={{ shape: 'disc', paint: 'paper3' }}
      />
      {(alone || !has('prices')) && (
        <Asked
          words={design?.paying}
          heading={labels.paying}
          items={questionsAbout(content, 'prices')}
          weight={{ shape: 'boomerang' }}
          tone="tint"
        />
      )}
      <Closing site={site} second="prices" weight={{ shape: 'kidney', paint: 'paper1' }} />
    </>
  );
}

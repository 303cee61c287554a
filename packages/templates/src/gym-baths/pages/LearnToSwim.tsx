import { LaneRope } from '../components/LaneRope/index.ts';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { ImageWithText } from '@awning/ui/sections/ImageWithText';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import { TilePrices } from '../sections/TilePrices/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { Learner } from '../art/Learner.tsx';
import { Swimmer } from '../art/Swimmer.tsx';
import { learnPage, learnQuestions, lessons, steps } from '../content/learn.ts';
import { Closing } from './Closing.tsx';

export function LearnToSwim({ href }: Pick<SitePageProps, 'href'>) {
  const { panel, action, ...head } = learnPage;

  return (
    <>
      <PoolsideHead
        {...head}
        panel={<Learner label={panel} />}
        actions={[{ label: action, href: href('find-us') }]}
      />
      <ImageWithText
        heading={steps.heading}
        paragraphs={steps.paragraphs}
        steps={steps.steps}
        drawing={<Swimmer label={steps.image} fill="middle" />}
        tone="tint"
      />
      <TilePrices {...lessons} />
      <LaneRope />
      <FaqDetails {...learnQuestions} />
      <Closing href={href} second={{ label: 'Meet the teacher', href: href('the-people') }} />
    </>
  );
}

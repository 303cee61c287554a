import { LaneRope } from '../components/LaneRope/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';
import { PoolsideHead } from '../sections/PoolsideHead/index.ts';
import { Heron } from '../art/Heron.tsx';
import { business } from '../content/business.ts';
import { notHere, practical, questionsPage, swimming } from '../content/questions.ts';

export function Questions() {
  const { panel, ...head } = questionsPage;

  return (
    <>
      <PoolsideHead {...head} panel={<Heron label={panel} />} />
      <FaqDetails {...swimming} />
      <LaneRope />
      <FaqDetails {...practical} tone="tint" />
      <CallToAction
        {...notHere}
        actions={[
          { label: `Ring ${business.telephone}`, href: business.telephoneHref },
          { label: 'Write to the desk', href: `mailto:${business.mail}` },
        ]}
      />
    </>
  );
}

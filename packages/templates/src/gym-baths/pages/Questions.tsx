import { LaneRope } from '@awning/ui/components/LaneRope';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FaqList } from '@awning/ui/sections/FaqList';
import { PoolsideHead } from '@awning/ui/sections/PoolsideHead';
import { Heron } from '../art/Heron.tsx';
import { business } from '../content/business.ts';
import { notHere, practical, questionsPage, swimming } from '../content/questions.ts';

export function Questions() {
  const { panel, ...head } = questionsPage;

  return (
    <>
      <PoolsideHead {...head} panel={<Heron label={panel} />} />
      <FaqList {...swimming} />
      <LaneRope />
      <FaqList {...practical} tone="tint" />
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

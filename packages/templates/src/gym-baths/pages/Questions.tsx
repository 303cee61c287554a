import { LaneRope } from '@awning/ui/components/LaneRope';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import { FaqList } from '@awning/ui/sections/FaqList';
import { PoolsideHead } from '@awning/ui/sections/PoolsideHead';
import { business } from '../content/business.ts';
import { notHere, practical, questionsPage, swimming } from '../content/questions.ts';

export function Questions() {
  return (
    <>
      <PoolsideHead {...questionsPage} />
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

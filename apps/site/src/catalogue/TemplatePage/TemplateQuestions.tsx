import { questions } from '@awning/content/orders/questions';
import type { Template } from '@awning/shop/template';
import { tierOf } from '@awning/shop/tiers';
import { FaqDetails } from '@awning/ui/sections/FaqDetails';

/** Answers what people ask before they pay for a template of this size. */
export function TemplateQuestions({ template: { tier } }: { template: Template }) {
  return (
    <FaqDetails
      tone="tint"
      heading={questions.heading}
      items={questions.items({ tier, delivery: tierOf(tier).delivery })}
    />
  );
}

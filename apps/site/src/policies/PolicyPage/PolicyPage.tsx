import { policyLabels, type Policy } from '@awning/content/policies/policy';
import { SmallPrint } from '@awning/ui/sections/SmallPrint';
import type { ReactNode } from 'react';
import { day } from '../../format/day.ts';
import { PolicyWords } from './PolicyWords.tsx';

export interface PolicyPageProps {
  /** Which one, with its sections. */
  policy: Policy;
  /** What can be done about it, beside its date. */
  action?: ReactNode;
  /** What stands after the words of a part, by the part's id. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** What has to be written down, so that it can be read. */
export function PolicyPage({ policy, action, after = {} }: PolicyPageProps) {
  return (
    <SmallPrint
      heading={policy.heading}
      lead={policy.lead}
      date={day(policy.date)}
      action={action}
      items={policy.parts.map(({ id, heading, body }) => ({
        id,
        heading,
        children: (
          <>
            <PolicyWords body={body} />
            {after[id]}
          </>
        ),
      }))}
      labels={policyLabels}
    />
  );
}

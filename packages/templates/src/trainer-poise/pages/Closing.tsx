import type { Action } from '@awning/ui/components/ActionGroup';
import { Counterweight, type CounterweightProps } from '../sections/Counterweight/index.ts';
import type { SitePageProps } from '../../design/site.ts';
import { closing, labels } from '../content/business.ts';

interface ClosingProps extends Pick<SitePageProps, 'href'>, Pick<CounterweightProps, 'weight' | 'tone'> {
  /** Where else one might go from here. */
  second: Action;
}

/** Ends a page, and its wire, with the free first visit. */
export function Closing({ href, second, weight, tone }: ClosingProps) {
  return (
    <Counterweight
      {...closing}
      actions={[{ label: labels.wobble, href: href('begin') }, second]}
      {...(weight && { weight })}
      {...(tone && { tone })}
    />
  );
}

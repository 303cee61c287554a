import type { Action } from '@awning/ui/components/ActionGroup';
import { FitText } from '../components/FitText/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import type { SitePageProps } from '../../design/site.ts';
import { closing, labels } from '../content/business.ts';

interface LiftNothingProps extends Pick<SitePageProps, 'href'> {
  /** Where else one might go from here. */
  second: Action;
}

/** Ends a page with the number that everyone starts from. */
export function LiftNothing({ href, second }: LiftNothingProps) {
  return (
    <CallToAction
      heading={closing.heading}
      lead={closing.text}
      actions={[{ label: labels.book, href: href('start') }, second]}
      drawing={<FitText text={closing.number} />}
      tone="spark"
    />
  );
}

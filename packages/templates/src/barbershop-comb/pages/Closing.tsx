import type { Action } from '@awning/ui/components/ActionGroup';
import { CombEdge } from '../components/CombEdge/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import type { SitePageProps } from '../../design/site.ts';
import { StandingPik } from '../art/StandingPik.tsx';
import { closing, labels } from '../content/business.ts';

interface ClosingProps extends Pick<SitePageProps, 'href'> {
  /** Where else one might go from here. */
  second: Action;
}

/** Ends a page at the door. */
export function Closing({ href, second }: ClosingProps) {
  return (
    <>
      <CallToAction
        heading={closing.heading}
        lead={closing.text}
        actions={[{ label: labels.book, href: href('book') }, second]}
        drawing={<StandingPik />}
        tone="secondary"
      />
      <CombEdge tone="secondary" />
    </>
  );
}

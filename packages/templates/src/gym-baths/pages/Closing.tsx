import type { Action } from '@awning/ui/components/ActionGroup';
import { WaveBorder } from '../components/WaveBorder/index.ts';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import type { SitePageProps } from '../../design/site.ts';
import { closing, labels } from '../content/business.ts';

interface ClosingProps extends Pick<SitePageProps, 'href'> {
  /** Where else one might go from here. */
  second: Action;
}

/** Ends a page in the water. */
export function Closing({ href, second }: ClosingProps) {
  return (
    <>
      <WaveBorder tone="accent" />
      <CallToAction
        heading={closing.heading}
        lead={closing.text}
        actions={[{ label: labels.pass, href: href('find-us') }, second]}
      />
    </>
  );
}

import type { Action } from '@awning/ui/components/ActionGroup';
import { CallToAction } from '@awning/ui/sections/CallToAction';
import type { SitePageProps } from '../../design/site.ts';
import { TicketMachine } from '../art/TicketMachine.tsx';
import { closing, labels } from '../content/business.ts';

interface ClosingProps extends Pick<SitePageProps, 'href'> {
  /** Where else one might go from here. */
  second: Action;
}

/** Ends a page at the machine. */
export function Closing({ href, second }: ClosingProps) {
  return (
    <CallToAction
      heading={closing.heading}
      lead={closing.text}
      actions={[{ label: labels.join, href: href('way-in') }, second]}
      drawing={<TicketMachine />}
      tone="spark"
    />
  );
}

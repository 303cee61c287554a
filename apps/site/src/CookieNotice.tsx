import { consent } from '@awning/content/consent';
import { CookieBanner } from '@awning/ui/sections/CookieBanner';
import { paths } from './paths.ts';
import { asksForPrivacy, consentKey, settle } from './state/consent.ts';

/** The question what may be kept and measured, once it is due. `reopened` brings it back for another answer. */
export function CookieNotice({ reopened }: { reopened: boolean }) {
  return (
    <CookieBanner
      heading={consent.heading}
      text={asksForPrivacy() ? `${consent.text} ${consent.signal}` : consent.text}
      policy={{ label: consent.policy, href: paths.cookiePolicy.to() }}
      labels={consent.labels}
      storageKey={consentKey}
      delay={0}
      open={reopened}
      onChoose={settle}
    />
  );
}

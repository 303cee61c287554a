import { consent } from '@awning/content/policies/consent';
import { CookieBanner } from '@awning/ui/sections/CookieBanner';
import { paths } from '../paths.ts';
import { asksForPrivacy, consentKey, saveChoice } from './state/consent.ts';

/** The question which data may be stored and measured, once it is due. `reopened` brings it back for another answer. */
export function CookieNotice({ reopened }: { reopened: boolean }) {
  return (
    <CookieBanner
      heading={consent.heading}
      text={asksForPrivacy() ? `${consent.text} ${consent.signal}` : consent.text}
      policy={{ label: consent.policy, href: paths.cookiePolicy.to() }}
      labels={consent.labels}
      storageKey={consentKey}
      open={reopened}
      onChoose={saveChoice}
    />
  );
}

import { afterThanks, thanks } from '@awning/content/forms/thanks';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';
import { paths } from '../../paths.ts';

export interface ThanksPageProps {
  /** What was sent. */
  form: keyof typeof thanks;
}

/** Thanks a visitor who sent a form without script, and says what happens next. */
export function ThanksPage({ form }: ThanksPageProps) {
  const browse = { label: afterThanks.browse, href: paths.catalogue.to() };
  const home = { label: afterThanks.home, href: paths.home.to() };
  const logIn = { label: afterThanks.logIn, href: paths.login.to() };

  return (
    <StatusPanel
      tone={form === 'newsletter' ? 'waiting' : 'success'}
      {...thanks[form]}
      actions={form === 'password' ? [logIn, home] : [browse, home]}
    />
  );
}

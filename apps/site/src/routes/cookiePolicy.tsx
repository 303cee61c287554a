import { cookiePolicy } from '@awning/content/cookiePolicy';
import { Meta } from '../Meta.tsx';
import { CookiePolicyPage } from '../pages/CookiePolicyPage/CookiePolicyPage.tsx';
import { reopenConsent } from '../state/consent.ts';

export const Component = () => (
  <>
    <Meta title={cookiePolicy.title} description={cookiePolicy.description} />
    <CookiePolicyPage onReopen={reopenConsent} />
  </>
);

import { cookiePolicy } from '@awning/content/policies/cookiePolicy';
import { Meta } from '../../head/Meta.tsx';
import { CookiePolicyPage } from '../CookiePolicyPage/CookiePolicyPage.tsx';
import { reopenConsent } from '../../consent/state/consent.ts';

export const Component = () => (
  <>
    <Meta title={cookiePolicy.title} description={cookiePolicy.description} />
    <CookiePolicyPage onReopen={reopenConsent} />
  </>
);

import { cookiePolicy } from '@awning/content/cookiePolicy';
import { Meta } from '../Meta.tsx';
import { CookiePolicyPage } from '../pages/CookiePolicyPage/CookiePolicyPage.tsx';

export const Component = () => (
  <>
    <Meta title={cookiePolicy.title} description={cookiePolicy.description} />
    <CookiePolicyPage />
  </>
);

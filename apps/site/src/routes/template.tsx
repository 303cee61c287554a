import { Hero } from '@awning/ui/sections/Hero';
import { Meta } from '../Meta.tsx';
export function Component() {
  return (
    <>
      <Meta title="template" />
      <Hero heading="template" />
    </>
  );
}

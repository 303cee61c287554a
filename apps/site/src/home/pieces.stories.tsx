import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { catalogue } from '@awning/templates/catalogue';
import { onePerCategory } from '../goods/listedTemplates.ts';
import { FooterPiece } from './FooterPiece/FooterPiece.tsx';
import { HeroPiece } from './HeroPiece/HeroPiece.tsx';
import { NavbarPiece } from './NavbarPiece/NavbarPiece.tsx';
import { ServicesPiece } from './ServicesPiece/ServicesPiece.tsx';
import { TestimonialsPiece } from './TestimonialsPiece/TestimonialsPiece.tsx';

const [first, ...others] = onePerCategory;

const meta = preview.meta({ component: TestimonialsPiece, parameters: { layout: 'fullscreen' } });

/** The postcards at /testimonials. */
export const Testimonials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kind words, by post');
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
    const checks = within(canvas.getByRole('region', { name: 'What you can check' }));
    const [demos, speed] = checks.getAllByRole('listitem');
    await expect(demos).toHaveTextContent(`${catalogue.length} demos`);
    await expect(speed).toHaveTextContent(/^(9\d|100) of 100 at the least/);
    await expect(canvas.getByRole('link', { name: 'Look at the demos' })).toHaveAttribute('href', '/gallery');
  },
});

/** The directory at /service-list. */
export const Services = meta.story({
  render: () => <ServicesPiece from={29900} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ready-made websites' })).toHaveAttribute(
      'href',
      '/templates',
    );
    await expect(canvas.getByText('from $299')).toBeVisible();
  },
});

/** The shop front at /hero-section. */
export const Hero = meta.story({
  render: () => <HeroPiece shops={[first!, ...others]} from={29900} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open for business, online.');
  },
});

const onToggleTheme = fn();

/** The board at /navbar. */
export const Navbar = meta.story({
  render: () => <NavbarPiece path="/navbar" viewer="guest" onToggleTheme={onToggleTheme} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    onToggleTheme.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^(Dark|Light)$/ }));
    await expect(onToggleTheme).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
});

/** The foot at /footer. */
export const Footer = meta.story({
  render: () => <FooterPiece year={2026} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
  },
});

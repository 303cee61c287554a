import { brand } from '@awning/content/brand';
import { layout } from '@awning/content/layout';
import { lights } from '@awning/content/theme';
import { Navbar } from '@awning/ui/sections/Navbar';
import { anchors, paths } from '../../paths.ts';

export interface SiteNavbarProps {
  /** The address that is shown, for marking where one is. */
  path: string;
  /** The visitor who looks at it. */
  viewer: 'guest' | 'customer' | 'admin';
  /** For customers who are logged in. */
  onLogOut?: (() => void) | undefined;
  /** For where the lights can be turned on and off. */
  onToggleTheme?: (() => void) | undefined;
}

/** The board over the door: the way to buy, then the ways on that the visitor has (docs/product.md, “Pages and addresses”). */
export function SiteNavbar({ path, viewer, onLogOut, onToggleTheme }: SiteNavbarProps) {
  const home = paths.home.to();
  const templates = paths.catalogue.to();
  const at = (label: string, href: string) => ({ label, href, current: path === href });
  const shared = { brand: { name: brand.name, href: home }, path, labels: layout };

  // A buyer who pays is not led away.
  if (path === paths.checkout.to())
    return <Navbar {...shared} items={[]} account={{ label: layout.back, href: templates }} />;

  return (
    <Navbar
      {...shared}
      items={[
        // With any of them: another is a press away there.
        { label: layout.tryOn, href: '/try/barbershop-classic', phoneOnly: true, action: true },
        { ...at(layout.templates, templates), current: path.startsWith(templates) },
        at(layout.pricing, paths.pricing.to()),
        viewer === 'admin' ? at(layout.dashboard, paths.dashboard.to()) : at(layout.home, home),
        { label: layout.services, href: anchors.services },
        { label: layout.testimonies, href: anchors.testimonials },
        { label: layout.contact, href: anchors.contact },
        { ...at(layout.portfolio, paths.gallery.to()), phoneOnly: true },
        { ...at(layout.blog, paths.blog.to()), phoneOnly: true },
        ...(viewer === 'guest'
          ? []
          : [{ ...at(layout.account, paths.account.to()), phoneOnly: viewer === 'admin' }]),
      ]}
      account={
        viewer !== 'guest' && onLogOut
          ? { label: layout.logOut, onClick: onLogOut }
          : at(layout.logIn, paths.login.to())
      }
      lights={onToggleTheme && { ...lights, onSwitch: onToggleTheme }}
      social={brand.social}
      canopy={path === home ? 'down' : 'rolled'}
    />
  );
}

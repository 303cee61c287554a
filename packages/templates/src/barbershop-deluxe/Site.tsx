import { Page as Ground } from '@awning/ui/primitives';
import { HeroHalves } from '@awning/ui/sections/HeroHalves';
import { SiteHeaderHalves } from '@awning/ui/sections/SiteHeaderHalves';
import type { SitePageProps, TemplateSite } from '../site.ts';
import { RoughAndSharp } from './art/RoughAndSharp.tsx';
import { theme } from './theme.css.ts';

const l=(label:string)=>({label,href:'/'+label});
function Page(_: SitePageProps) {
  return <Ground theme={theme}><SiteHeaderHalves name="Otto" half="ot" homeHref="/" nav={{label:'Main',before:['Prices','Shaves and beards','Haircut chart'].map(l),after:['The chairs','Find us'].map(l),all:['Home','Prices','Shaves and beards','Haircut chart'].map(l)}} action={l('Book a chair')} labels={{skip:'Skip',menu:'Menu'}}/><main id="main"><HeroHalves before={'Come in\nrough'} after={'Go out\nsharp'} lead="Open from one till eleven, five days a week. When the other barbers shut at six, we are half-way." actions={[l('Book a chair'),l('A cut is £32')]} figure={<RoughAndSharp label="x"/>}/><HeroHalves before="Prices" lead="The price is the price, and it is the same after six as before it."/></main></Ground>;
}
export const site: TemplateSite = { language:'en-GB', pages:[{slug:'',name:'Home',title:'x',description:'y'}], notFound:{title:'',description:''}, theme, Page, structuredData:{} };

import { categorySlug } from '@awning/shop/catalogue';
import { paths } from '../paths.ts';

/** The shelf of one trade. */
export const categoryPath = (category: string) => paths.category.to({ category: categorySlug(category) });

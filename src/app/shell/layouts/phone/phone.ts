import type { LayoutParts } from '../layout-parts';
import { PhoneTop } from './PhoneTop';

/** What the layouts fold to where there is room for one column: the menu is a drawer. */
export const PHONE: LayoutParts = { Top: PhoneTop };

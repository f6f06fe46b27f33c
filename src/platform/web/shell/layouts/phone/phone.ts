import type { LayoutParts } from '../layout-parts';
import { PhoneTop } from './PhoneTop';

/** Layout for narrow screens with room for one column: the menu is a drawer. */
export const PHONE: LayoutParts = { Top: PhoneTop };

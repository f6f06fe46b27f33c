import type { LayoutParts } from '../layout-parts';
import { SimpleTop } from './SimpleTop';

/** Layout with the menu in the header, and the page below. */
export const SIMPLE: LayoutParts = { Top: SimpleTop };

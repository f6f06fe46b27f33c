import type { LayoutParts } from '../layout-parts';
import { BlankTop } from './BlankTop';

/** Layout with the page only. */
export const BLANK: LayoutParts = { Top: BlankTop };

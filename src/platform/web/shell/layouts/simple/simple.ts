import type { LayoutParts } from '../layout-parts';
import { SimpleTop } from './SimpleTop';

/** A header with the menu in it, and the page below. */
export const SIMPLE: LayoutParts = { Top: SimpleTop };

import type { LayoutParts } from '../layout-parts';
import { BlankTop } from './BlankTop';

/** Nothing but the page. */
export const BLANK: LayoutParts = { Top: BlankTop };

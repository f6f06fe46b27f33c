import type { LayoutParts } from '../layout-parts';
import { DeckedTop } from './DeckedTop';

/** A header of two decks, and the page below. */
export const DECKED: LayoutParts = { Top: DeckedTop };

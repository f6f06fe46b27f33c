import type { LayoutParts } from '../layout-parts';
import { DeckedTop } from './DeckedTop';

/** Layout with a header in two rows, and the page below. */
export const DECKED: LayoutParts = { Top: DeckedTop };

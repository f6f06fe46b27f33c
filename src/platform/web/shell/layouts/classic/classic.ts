import { Header } from '../../Header';
import { CollapsibleSide } from '../CollapsibleSide';
import type { LayoutParts } from '../layout-parts';

/** Layout with a side menu of full height, and a header over the page. */
export const CLASSIC: LayoutParts = { Side: CollapsibleSide, Top: Header };

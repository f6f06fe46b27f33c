import { Header } from '../../Header';
import type { LayoutParts } from '../layout-parts';
import { StackedSide } from './StackedSide';

/** Layout with a rail of groups, 80 px, and the items of the chosen group beside it, 250 px. */
export const STACKED_SIDE: LayoutParts = { Side: StackedSide, Top: Header };

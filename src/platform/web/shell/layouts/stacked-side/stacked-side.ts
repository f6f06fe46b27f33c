import { Header } from '../../Header';
import type { LayoutParts } from '../layout-parts';
import { StackedSide } from './StackedSide';

/** A rail of groups, 80 px, and beside it what is in the chosen one, 250 px. */
export const STACKED_SIDE: LayoutParts = { Side: StackedSide, Top: Header };

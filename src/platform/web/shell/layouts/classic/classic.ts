import { Header } from '../../Header';
import { CollapsibleSide } from '../CollapsibleSide';
import type { LayoutParts } from '../layout-parts';

/** A menu as tall as the window, and a header over the page. */
export const CLASSIC: LayoutParts = { Side: CollapsibleSide, Top: Header };

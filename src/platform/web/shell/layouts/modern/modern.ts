import { Header } from '../../Header';
import { CollapsibleSide } from '../CollapsibleSide';
import type { LayoutParts } from '../layout-parts';
import './modern.css';

/** Layout with the menu on the background; header and page form one sheet with rounded corners. */
export const MODERN: LayoutParts = { Side: CollapsibleSide, Top: Header };

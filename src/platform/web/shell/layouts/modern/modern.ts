import { Header } from '../../Header';
import { CollapsibleSide } from '../CollapsibleSide';
import type { LayoutParts } from '../layout-parts';
import './modern.css';

/** The menu lies on the ground; header and page are one sheet with round corners on it. */
export const MODERN: LayoutParts = { Side: CollapsibleSide, Top: Header };

import type { LayoutParts } from '../layout-parts';
import { TabletBottom } from './TabletBottom';
import { TabletTop } from './TabletTop';
import './tablet.css';

/** Layout for touch: large targets, back button on top, menu within reach of the thumb. */
export const TABLET: LayoutParts = { Top: TabletTop, Bottom: TabletBottom };

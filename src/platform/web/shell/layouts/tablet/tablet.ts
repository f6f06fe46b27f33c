import type { LayoutParts } from '../layout-parts';
import { TabletBottom } from './TabletBottom';
import { TabletTop } from './TabletTop';
import './tablet.css';

/** For hands on glass: big targets, the way back on top, the menu in reach of the thumb. */
export const TABLET: LayoutParts = { Top: TabletTop, Bottom: TabletBottom };

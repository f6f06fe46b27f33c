// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ResourceModule } from '#platform/web/ui/resource/resource-module';

/** Some of the resources, each behind its own import: opening one loads that one. */
export type ResourcePart = Readonly<Record<string, () => Promise<{ default: ResourceModule }>>>;

/** The parts, by `bucketOf` of a resource's name; those of the samples apart, whose files are not there where samples are off. */
export const RESOURCE_PARTS: readonly (() => Promise<{ RESOURCES: ResourcePart; SAMPLES: ResourcePart }>)[] = [
  () => import('./resources/0.gen'),
  () => import('./resources/1.gen'),
  () => import('./resources/2.gen'),
  () => import('./resources/3.gen'),
  () => import('./resources/4.gen'),
  () => import('./resources/5.gen'),
  () => import('./resources/6.gen'),
  () => import('./resources/7.gen'),
  () => import('./resources/8.gen'),
  () => import('./resources/9.gen'),
  () => import('./resources/10.gen'),
  () => import('./resources/11.gen'),
  () => import('./resources/12.gen'),
  () => import('./resources/13.gen'),
  () => import('./resources/14.gen'),
  () => import('./resources/15.gen'),
];

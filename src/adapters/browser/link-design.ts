import { paths } from '@/adapters/contract/paths';

/**
 * Links the shops' looks. The page does not wait for them, and one that cannot be had leaves the chain's own look.
 * Source: spec §7 GET /api/settings/design, AMB-53; API-18.
 */
export function linkDesign(document: Document): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = paths.design;
  document.head.append(link);
}

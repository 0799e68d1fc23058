import { paths } from '@/adapters/contract/paths';

/**
 * Links the shops' style sheet. The page does not wait for it; where it cannot be loaded, the chain's own design
 * applies. Source: spec §7 GET /api/settings/design, AMB-53; API-18.
 */
export function linkDesign(document: Document): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = paths.design;
  document.head.append(link);
}
